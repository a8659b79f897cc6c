import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'finance',
  methods: ['machine-learning', 'rules'],
  platforms: ['sap', 'dynamics-365', 'sql-server', 'azure'],
  stops: { before: 5, after: 2 },
  deliveryDays: 12,
  keywords: {
    en: ['credit check', 'creditworthiness', 'default'],
    de: ['Bonität', 'Kreditprüfung', 'Zahlungsausfall'],
  },
  forecast: {
    casesPerMonth: 160,
    minutesPerCase: 12,
    automatableShare: 0.65,
    errorRate: 0.02,
    costPerError: 150,
    oneOffCost: 10800,
    runningCostPerMonth: 190,
  },
} satisfies CatalogueFacts
