import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'purchasing',
  methods: ['language-ai', 'rules', 'deep-learning'],
  platforms: ['sap', 'dynamics-365', 'odoo', 'microsoft-365'],
  stops: { before: 6, after: 2 },
  deliveryDays: 7,
  keywords: {
    en: ['purchase order', 'order acknowledgement', 'delivery date'],
    de: ['Bestellbestätigung', 'Liefertermin', 'Bestellabgleich'],
  },
  forecast: {
    casesPerMonth: 320,
    minutesPerCase: 7,
    automatableShare: 0.8,
    errorRate: 0.05,
    costPerError: 60,
    oneOffCost: 6800,
    runningCostPerMonth: 99,
  },
} satisfies CatalogueFacts
