import type { UseCaseFacts } from '#content/facts.ts'

export default {
  department: 'service',
  industry: 'insurance',
  methods: ['language-ai', 'deep-learning', 'machine-learning', 'rules'],
  catalogue: ['ticket-triage', 'knowledge-answers'],
  casesPerMonth: 240,
  costPerHour: 46,
  projectDays: 14,
  oneOffCost: 14700,
  steps: [
    {
      name: { en: 'Open, scan and index', de: 'Öffnen, scannen und zuordnen' },
      waitHours: 14,
      workMinutes: 6,
      after: { mode: 'auto', method: 'deep-learning', waitMinutes: 2, workMinutes: 0 },
    },
    {
      name: { en: 'Create the claim', de: 'Schaden anlegen' },
      waitHours: 12,
      workMinutes: 8,
      after: { mode: 'auto', method: 'language-ai', waitMinutes: 2, workMinutes: 0 },
    },
    {
      name: { en: 'Check the cover', de: 'Deckung prüfen' },
      waitHours: 22,
      workMinutes: 10,
      after: { mode: 'auto', method: 'rules', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Request missing documents', de: 'Fehlende Unterlagen anfordern' },
      waitHours: 34,
      workMinutes: 8,
      after: { mode: 'auto', method: 'language-ai', waitMinutes: 360, workMinutes: 0 },
    },
    {
      name: { en: 'Estimate the scale', de: 'Umfang einschätzen' },
      waitHours: 16,
      workMinutes: 6,
      after: { mode: 'auto', method: 'machine-learning', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Assign to a handler', de: 'Sachbearbeitung zuweisen' },
      waitHours: 22,
      workMinutes: 3,
      after: { mode: 'auto', method: 'rules', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'First decision', de: 'Erste Entscheidung' },
      waitHours: 36,
      workMinutes: 14,
      after: { mode: 'human', waitMinutes: 300, workMinutes: 12 },
    },
  ],
} satisfies UseCaseFacts
