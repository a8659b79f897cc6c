import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'finance',
  methods: ['rules', 'machine-learning'],
  platforms: ['sap', 'datev', 'odoo', 'sql-server'],
  stops: { before: 5, after: 1 },
  deliveryDays: 6,
  keywords: {
    en: ['bank statement', 'payment matching', 'accounts receivable'],
    de: ['Kontoauszug', 'Bankabgleich', 'Debitoren'],
  },
  forecast: {
    casesPerMonth: 900,
    minutesPerCase: 3,
    automatableShare: 0.8,
    errorRate: 0.02,
    costPerError: 20,
    oneOffCost: 5400,
    runningCostPerMonth: 49,
  },
} satisfies CatalogueFacts
