import type { UseCaseFacts } from '#content/facts.ts'

export default {
  department: 'purchasing',
  industry: 'logistics',
  methods: ['machine-learning', 'agentic-ai', 'rules', 'language-ai', 'workflow'],
  catalogue: ['demand-forecast', 'supplier-research', 'order-confirmation-check'],
  casesPerMonth: 24,
  costPerHour: 44,
  projectDays: 14,
  oneOffCost: 12900,
  steps: [
    {
      name: { en: 'Compile stock levels', de: 'Bestände zusammenstellen' },
      waitHours: 24,
      workMinutes: 45,
      after: { mode: 'auto', method: 'workflow', waitMinutes: 2, workMinutes: 0 },
    },
    {
      name: { en: 'Estimate demand', de: 'Bedarf schätzen' },
      waitHours: 8,
      workMinutes: 60,
      after: { mode: 'auto', method: 'machine-learning', waitMinutes: 3, workMinutes: 0 },
    },
    {
      name: { en: 'Determine quantities', de: 'Bestellmengen festlegen' },
      waitHours: 16,
      workMinutes: 40,
      after: { mode: 'auto', method: 'rules', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Obtain prices and delivery times', de: 'Preise und Lieferzeiten einholen' },
      waitHours: 40,
      workMinutes: 50,
      after: { mode: 'auto', method: 'agentic-ai', waitMinutes: 420, workMinutes: 0 },
    },
    {
      name: { en: 'Compare the quotes', de: 'Angebote vergleichen' },
      waitHours: 8,
      workMinutes: 30,
      after: { mode: 'auto', method: 'rules', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Approve the order list', de: 'Bestellliste freigeben' },
      waitHours: 30,
      workMinutes: 10,
      after: { mode: 'human', waitMinutes: 240, workMinutes: 15 },
    },
    {
      name: { en: 'Send the orders', de: 'Bestellungen versenden' },
      waitHours: 10,
      workMinutes: 20,
      after: { mode: 'auto', method: 'workflow', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Check the order confirmations', de: 'Auftragsbestätigungen prüfen' },
      waitHours: 44,
      workMinutes: 25,
      after: { mode: 'auto', method: 'language-ai', waitMinutes: 480, workMinutes: 0 },
    },
  ],
} satisfies UseCaseFacts
