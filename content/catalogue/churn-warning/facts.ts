import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'sales',
  methods: ['machine-learning', 'workflow'],
  platforms: ['salesforce', 'dynamics-365', 'sql-server', 'aws'],
  stops: { before: 6, after: 2 },
  deliveryDays: 13,
  keywords: {
    en: ['customer retention', 'lost customers', 'cancellation'],
    de: ['Kundenbindung', 'Kundenverlust', 'Kündiger'],
  },
  forecast: {
    casesPerMonth: 120,
    minutesPerCase: 15,
    automatableShare: 0.65,
    errorRate: 0.08,
    costPerError: 150,
    oneOffCost: 12600,
    runningCostPerMonth: 210,
  },
} satisfies CatalogueFacts
