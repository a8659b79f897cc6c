import type { UseCaseFacts } from '#content/facts.ts'

export default {
  department: 'logistics',
  industry: 'retail',
  methods: ['deep-learning', 'rules', 'workflow'],
  catalogue: ['returns-processing', 'visual-inspection'],
  casesPerMonth: 690,
  costPerHour: 28,
  projectDays: 14,
  oneOffCost: 14200,
  steps: [
    {
      name: { en: 'Unpack and register', de: 'Auspacken und erfassen' },
      waitHours: 26,
      workMinutes: 4,
      after: { mode: 'human', waitMinutes: 240, workMinutes: 3 },
    },
    {
      name: { en: 'Find the order', de: 'Bestellung suchen' },
      waitHours: 2,
      workMinutes: 3,
      after: { mode: 'auto', method: 'rules', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Assess the condition', de: 'Zustand beurteilen' },
      waitHours: 18,
      workMinutes: 5,
      after: { mode: 'auto', method: 'deep-learning', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Settle doubtful cases', de: 'Zweifelsfälle entscheiden' },
      waitHours: 8,
      workMinutes: 2,
      after: { mode: 'human', waitMinutes: 60, workMinutes: 1 },
    },
    {
      name: { en: 'Decide on the refund', de: 'Über Erstattung entscheiden' },
      waitHours: 20,
      workMinutes: 2,
      after: { mode: 'auto', method: 'rules', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Book into stock', de: 'In den Bestand buchen' },
      waitHours: 14,
      workMinutes: 3,
      after: { mode: 'auto', method: 'workflow', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Trigger the refund', de: 'Erstattung auslösen' },
      waitHours: 28,
      workMinutes: 3,
      after: { mode: 'auto', method: 'workflow', waitMinutes: 2, workMinutes: 0 },
    },
    {
      name: { en: 'Inform the customer', de: 'Kunden informieren' },
      waitHours: 4,
      workMinutes: 2,
      after: { mode: 'auto', method: 'workflow', waitMinutes: 1, workMinutes: 0 },
    },
  ],
} satisfies UseCaseFacts
