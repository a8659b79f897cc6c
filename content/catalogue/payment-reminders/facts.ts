import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'finance',
  methods: ['rules', 'workflow'],
  platforms: ['datev', 'lexware', 'odoo', 'microsoft-365'],
  stops: { before: 6, after: 1 },
  deliveryDays: 4,
  keywords: {
    en: ['dunning', 'overdue', 'collection letter'],
    de: ['Mahnung', 'Mahnwesen', 'Zahlungserinnerung'],
  },
  forecast: {
    casesPerMonth: 180,
    minutesPerCase: 8,
    automatableShare: 0.85,
    errorRate: 0.05,
    costPerError: 15,
    oneOffCost: 3200,
    runningCostPerMonth: 29,
  },
} satisfies CatalogueFacts
