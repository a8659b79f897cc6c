import type { UseCaseFacts } from '#content/facts.ts'

export default {
  department: 'sales',
  industry: 'mechanical-engineering',
  methods: ['language-ai', 'machine-learning', 'rules'],
  catalogue: ['quote-from-enquiry'],
  casesPerMonth: 70,
  costPerHour: 62,
  projectDays: 14,
  oneOffCost: 13900,
  steps: [
    {
      name: { en: 'Read and log the enquiry', de: 'Anfrage lesen und anlegen' },
      waitHours: 6,
      workMinutes: 10,
      after: { mode: 'auto', method: 'language-ai', waitMinutes: 2, workMinutes: 0 },
    },
    {
      name: { en: 'Ask for missing details', de: 'Fehlende Angaben einholen' },
      waitHours: 20,
      workMinutes: 15,
      after: { mode: 'auto', method: 'language-ai', waitMinutes: 240, workMinutes: 0 },
    },
    {
      name: { en: 'Find similar earlier quotes', de: 'Ähnliche frühere Angebote suchen' },
      waitHours: 8,
      workMinutes: 30,
      after: { mode: 'auto', method: 'machine-learning', waitMinutes: 2, workMinutes: 0 },
    },
    {
      name: { en: 'Technical check', de: 'Technisch prüfen' },
      waitHours: 44,
      workMinutes: 25,
      after: { mode: 'human', waitMinutes: 180, workMinutes: 20 },
    },
    {
      name: { en: 'Calculate the price', de: 'Preis kalkulieren' },
      waitHours: 30,
      workMinutes: 40,
      after: { mode: 'auto', method: 'rules', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Write the quote', de: 'Angebot schreiben' },
      waitHours: 18,
      workMinutes: 35,
      after: { mode: 'auto', method: 'language-ai', waitMinutes: 2, workMinutes: 0 },
    },
    {
      name: { en: 'Approve and send', de: 'Freigeben und versenden' },
      waitHours: 24,
      workMinutes: 10,
      after: { mode: 'human', waitMinutes: 90, workMinutes: 10 },
    },
  ],
} satisfies UseCaseFacts
