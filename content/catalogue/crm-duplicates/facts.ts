import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'sales',
  methods: ['machine-learning', 'deep-learning', 'rules'],
  platforms: ['salesforce', 'hubspot', 'dynamics-365'],
  stops: { before: 5, after: 1 },
  deliveryDays: 8,
  keywords: {
    en: ['data quality', 'address cleansing', 'deduplication'],
    de: ['Datenqualität', 'Adressbereinigung', 'Duplikate'],
  },
  forecast: {
    casesPerMonth: 250,
    minutesPerCase: 6,
    automatableShare: 0.85,
    errorRate: 0.06,
    costPerError: 10,
    oneOffCost: 6200,
    runningCostPerMonth: 69,
  },
} satisfies CatalogueFacts
