import type { UseCaseFacts } from '#content/facts.ts'

export default {
  department: 'service',
  industry: 'software',
  methods: ['language-ai', 'machine-learning', 'rules'],
  catalogue: ['ticket-triage', 'knowledge-answers'],
  casesPerMonth: 360,
  costPerHour: 48,
  projectDays: 14,
  oneOffCost: 13900,
  steps: [
    {
      name: { en: 'Read and categorise', de: 'Lesen und einordnen' },
      waitHours: 3,
      workMinutes: 4,
      after: { mode: 'auto', method: 'language-ai', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Set the priority', de: 'Priorität festlegen' },
      waitHours: 2,
      workMinutes: 2,
      after: { mode: 'auto', method: 'machine-learning', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Assign to a team', de: 'Einem Team zuweisen' },
      waitHours: 5,
      workMinutes: 2,
      after: { mode: 'auto', method: 'rules', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Pass on to the right team', de: 'An das richtige Team weiterreichen' },
      waitHours: 12,
      workMinutes: 4,
      after: { mode: 'drop', waitMinutes: 0, workMinutes: 0 },
    },
    {
      name: { en: 'Search the knowledge base', de: 'In der Wissensbasis suchen' },
      waitHours: 2,
      workMinutes: 9,
      after: { mode: 'auto', method: 'language-ai', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Answer the customer', de: 'Kunden antworten' },
      waitHours: 6,
      workMinutes: 11,
      after: { mode: 'human', waitMinutes: 95, workMinutes: 5 },
    },
  ],
} satisfies UseCaseFacts
