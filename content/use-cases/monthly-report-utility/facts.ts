import type { UseCaseFacts } from '#content/facts.ts'

export default {
  department: 'management',
  industry: 'public-utilities',
  methods: ['rules', 'workflow', 'machine-learning', 'language-ai'],
  catalogue: ['production-report'],
  casesPerMonth: 5,
  costPerHour: 58,
  projectDays: 14,
  oneOffCost: 14600,
  steps: [
    {
      name: { en: 'Request figures from departments', de: 'Zahlen in den Abteilungen anfordern' },
      waitHours: 24,
      workMinutes: 60,
      after: { mode: 'drop', waitMinutes: 0, workMinutes: 0 },
    },
    {
      name: { en: 'Collect the figures', de: 'Zahlen einsammeln' },
      waitHours: 72,
      workMinutes: 90,
      after: { mode: 'auto', method: 'workflow', waitMinutes: 10, workMinutes: 0 },
    },
    {
      name: { en: 'Merge the tables', de: 'Tabellen zusammenführen' },
      waitHours: 16,
      workMinutes: 240,
      after: { mode: 'auto', method: 'rules', waitMinutes: 5, workMinutes: 0 },
    },
    {
      name: { en: 'Check plausibility', de: 'Plausibilität prüfen' },
      waitHours: 20,
      workMinutes: 120,
      after: { mode: 'auto', method: 'machine-learning', waitMinutes: 3, workMinutes: 0 },
    },
    {
      name: { en: 'Clarify deviations', de: 'Abweichungen klären' },
      waitHours: 48,
      workMinutes: 90,
      after: { mode: 'human', waitMinutes: 480, workMinutes: 45 },
    },
    {
      name: { en: 'Draw charts and tables', de: 'Diagramme und Tabellen erstellen' },
      waitHours: 16,
      workMinutes: 150,
      after: { mode: 'auto', method: 'rules', waitMinutes: 2, workMinutes: 0 },
    },
    {
      name: { en: 'Write the commentary', de: 'Kommentar schreiben' },
      waitHours: 24,
      workMinutes: 180,
      after: { mode: 'auto', method: 'language-ai', waitMinutes: 3, workMinutes: 0 },
    },
    {
      name: { en: 'Review and release', de: 'Prüfen und freigeben' },
      waitHours: 40,
      workMinutes: 60,
      after: { mode: 'human', waitMinutes: 300, workMinutes: 75 },
    },
    {
      name: { en: 'Distribute', de: 'Verteilen' },
      waitHours: 8,
      workMinutes: 30,
      after: { mode: 'auto', method: 'workflow', waitMinutes: 1, workMinutes: 0 },
    },
  ],
} satisfies UseCaseFacts
