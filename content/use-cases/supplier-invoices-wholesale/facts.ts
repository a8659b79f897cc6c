import type { UseCaseFacts } from '#content/facts.ts'

export default {
  department: 'finance',
  industry: 'wholesale',
  methods: ['language-ai', 'rules', 'workflow'],
  catalogue: ['invoice-capture', 'e-invoice-intake'],
  casesPerMonth: 420,
  costPerHour: 42,
  projectDays: 12,
  oneOffCost: 12600,
  steps: [
    {
      name: { en: 'Collect and sort the invoices', de: 'Rechnungen einsammeln und sortieren' },
      waitHours: 14,
      workMinutes: 2,
      after: { mode: 'auto', method: 'workflow', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Type in header and line items', de: 'Kopf- und Positionsdaten erfassen' },
      waitHours: 20,
      workMinutes: 7,
      after: { mode: 'auto', method: 'language-ai', waitMinutes: 2, workMinutes: 0 },
    },
    {
      name: { en: 'Compare with order and goods receipt', de: 'Mit Bestellung und Wareneingang abgleichen' },
      waitHours: 18,
      workMinutes: 5,
      after: { mode: 'auto', method: 'rules', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Clear up differences', de: 'Abweichungen klären' },
      waitHours: 26,
      workMinutes: 4,
      after: { mode: 'human', waitMinutes: 120, workMinutes: 2 },
    },
    {
      name: { en: 'Approve', de: 'Freigeben' },
      waitHours: 46,
      workMinutes: 2,
      after: { mode: 'human', waitMinutes: 180, workMinutes: 1 },
    },
    {
      name: { en: 'Post in the ERP system', de: 'Im ERP-System buchen' },
      waitHours: 16,
      workMinutes: 3,
      after: { mode: 'auto', method: 'rules', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'File in the archive', de: 'Im Archiv ablegen' },
      waitHours: 4,
      workMinutes: 1,
      after: { mode: 'auto', method: 'workflow', waitMinutes: 1, workMinutes: 0 },
    },
  ],
} satisfies UseCaseFacts
