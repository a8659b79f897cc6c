import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'purchasing',
  methods: ['workflow', 'rules', 'deep-learning'],
  platforms: ['sap', 'camunda', 'power-platform', 'microsoft-365'],
  stops: { before: 10, after: 3 },
  deliveryDays: 9,
  keywords: {
    en: ['vendor master', 'new vendor', 'creditor'],
    de: ['Kreditorenanlage', 'Lieferantenstamm', 'Neuanlage'],
  },
  forecast: {
    casesPerMonth: 25,
    minutesPerCase: 50,
    automatableShare: 0.65,
    errorRate: 0.1,
    costPerError: 80,
    oneOffCost: 7200,
    runningCostPerMonth: 89,
  },
} satisfies CatalogueFacts
