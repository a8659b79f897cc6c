import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'logistics',
  methods: ['machine-learning', 'rules'],
  platforms: ['sap', 'dynamics-365', 'postgresql'],
  stops: { before: 6, after: 2 },
  deliveryDays: 14,
  keywords: {
    en: ['purchasing plan', 'stock', 'inventory'],
    de: ['Disposition', 'Lagerbestand', 'Absatzplanung'],
  },
  forecast: {
    casesPerMonth: 1200,
    minutesPerCase: 4,
    automatableShare: 0.7,
    errorRate: 0.06,
    costPerError: 30,
    oneOffCost: 11500,
    runningCostPerMonth: 160,
  },
} satisfies CatalogueFacts
