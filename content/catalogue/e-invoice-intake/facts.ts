import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'finance',
  methods: ['rules', 'workflow'],
  platforms: ['datev', 'sap', 'dynamics-365', 'microsoft-365'],
  stops: { before: 6, after: 2 },
  deliveryDays: 5,
  keywords: {
    en: ['electronic invoice', 'e-billing', 'Peppol'],
    de: ['elektronische Rechnung', 'EN 16931', 'Peppol'],
  },
  forecast: {
    casesPerMonth: 220,
    minutesPerCase: 6,
    automatableShare: 0.9,
    errorRate: 0.03,
    costPerError: 20,
    oneOffCost: 4200,
    runningCostPerMonth: 39,
  },
} satisfies CatalogueFacts
