import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'sales',
  methods: ['rules', 'workflow'],
  platforms: ['shopware', 'odoo', 'sap', 'postgresql'],
  stops: { before: 7, after: 1 },
  deliveryDays: 6,
  keywords: {
    en: ['pricing', 'price changes', 'item prices'],
    de: ['Preispflege', 'Preisänderung', 'Artikelpreise'],
  },
  forecast: {
    casesPerMonth: 500,
    minutesPerCase: 3,
    automatableShare: 0.9,
    errorRate: 0.02,
    costPerError: 30,
    oneOffCost: 4600,
    runningCostPerMonth: 39,
  },
} satisfies CatalogueFacts
