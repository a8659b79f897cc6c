import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'service',
  methods: ['workflow', 'deep-learning', 'rules'],
  platforms: ['shopware', 'shopify', 'odoo'],
  stops: { before: 7, after: 2 },
  deliveryDays: 12,
  keywords: { en: ['RMA', 'complaint', 'refunds'], de: ['Rücksendung', 'Reklamation', 'Gutschrift'] },
  forecast: {
    casesPerMonth: 350,
    minutesPerCase: 14,
    automatableShare: 0.65,
    errorRate: 0.05,
    costPerError: 25,
    oneOffCost: 9800,
    runningCostPerMonth: 130,
  },
} satisfies CatalogueFacts
