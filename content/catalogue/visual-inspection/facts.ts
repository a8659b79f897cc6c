import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'production',
  methods: ['deep-learning', 'rules'],
  platforms: ['sap', 'azure', 'sql-server'],
  stops: { before: 5, after: 2 },
  deliveryDays: 14,
  keywords: {
    en: ['quality control', 'image recognition', 'camera check'],
    de: ['Qualitätskontrolle', 'Bilderkennung', 'Eingangskontrolle'],
  },
  forecast: {
    casesPerMonth: 1800,
    minutesPerCase: 3,
    automatableShare: 0.7,
    errorRate: 0.03,
    costPerError: 45,
    oneOffCost: 13500,
    runningCostPerMonth: 210,
  },
} satisfies CatalogueFacts
