import type { UseCaseFacts } from '#content/facts.ts'

export default {
  department: 'sales',
  industry: 'construction',
  methods: ['agentic-ai', 'language-ai', 'rules', 'workflow'],
  catalogue: ['tender-screening', 'contract-deadlines'],
  casesPerMonth: 36,
  costPerHour: 56,
  projectDays: 13,
  oneOffCost: 13100,
  steps: [
    {
      name: { en: 'Search the tender portals', de: 'Vergabeportale durchsuchen' },
      waitHours: 36,
      workMinutes: 25,
      after: { mode: 'auto', method: 'agentic-ai', waitMinutes: 60, workMinutes: 0 },
    },
    {
      name: { en: 'Download the documents', de: 'Unterlagen herunterladen' },
      waitHours: 12,
      workMinutes: 15,
      after: { mode: 'auto', method: 'agentic-ai', waitMinutes: 10, workMinutes: 0 },
    },
    {
      name: { en: 'Read specification and conditions', de: 'Leistungsverzeichnis und Bedingungen lesen' },
      waitHours: 40,
      workMinutes: 90,
      after: { mode: 'auto', method: 'language-ai', waitMinutes: 8, workMinutes: 0 },
    },
    {
      name: { en: 'Check exclusion criteria', de: 'Ausschlusskriterien prüfen' },
      waitHours: 16,
      workMinutes: 30,
      after: { mode: 'auto', method: 'rules', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Note the deadlines', de: 'Fristen eintragen' },
      waitHours: 4,
      workMinutes: 5,
      after: { mode: 'auto', method: 'workflow', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Write a summary', de: 'Kurzfassung schreiben' },
      waitHours: 20,
      workMinutes: 40,
      after: { mode: 'auto', method: 'language-ai', waitMinutes: 2, workMinutes: 0 },
    },
    {
      name: { en: 'Decide whether to bid', de: 'Über die Teilnahme entscheiden' },
      waitHours: 52,
      workMinutes: 20,
      after: { mode: 'human', waitMinutes: 300, workMinutes: 20 },
    },
    {
      name: { en: 'Hand over to estimating', de: 'An die Kalkulation übergeben' },
      waitHours: 12,
      workMinutes: 10,
      after: { mode: 'auto', method: 'workflow', waitMinutes: 1, workMinutes: 0 },
    },
  ],
} satisfies UseCaseFacts
