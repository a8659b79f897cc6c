import type { UseCaseFacts } from '#content/facts.ts'

export default {
  department: 'logistics',
  industry: 'food',
  methods: ['language-ai', 'rules', 'workflow'],
  catalogue: ['delivery-note-capture', 'order-confirmation-check'],
  casesPerMonth: 600,
  costPerHour: 32,
  projectDays: 12,
  oneOffCost: 11900,
  steps: [
    {
      name: { en: 'Listen to and read the orders', de: 'Bestellungen abhören und lesen' },
      waitHours: 8,
      workMinutes: 4,
      after: { mode: 'auto', method: 'language-ai', waitMinutes: 2, workMinutes: 0 },
    },
    {
      name: { en: 'Type the order in', de: 'Bestellung erfassen' },
      waitHours: 4,
      workMinutes: 6,
      after: { mode: 'auto', method: 'language-ai', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Clear up unclear items', de: 'Unklare Positionen klären' },
      waitHours: 5,
      workMinutes: 4,
      after: { mode: 'human', waitMinutes: 40, workMinutes: 2 },
    },
    {
      name: { en: 'Check price and stock', de: 'Preis und Bestand prüfen' },
      waitHours: 2,
      workMinutes: 3,
      after: { mode: 'auto', method: 'rules', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Second look by a colleague', de: 'Zweiter Blick im Team' },
      waitHours: 4,
      workMinutes: 2,
      after: { mode: 'drop', waitMinutes: 0, workMinutes: 0 },
    },
    {
      name: { en: 'Confirm the order', de: 'Bestellung bestätigen' },
      waitHours: 3,
      workMinutes: 2,
      after: { mode: 'auto', method: 'workflow', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Hand over to picking', de: 'An die Kommissionierung übergeben' },
      waitHours: 6,
      workMinutes: 1,
      after: { mode: 'auto', method: 'workflow', waitMinutes: 1, workMinutes: 0 },
    },
  ],
} satisfies UseCaseFacts
