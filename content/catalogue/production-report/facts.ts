import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'production',
  methods: ['rules', 'workflow'],
  platforms: ['sap', 'sql-server', 'power-platform'],
  stops: { before: 6, after: 1 },
  deliveryDays: 6,
  keywords: { en: ['shift report', 'OEE', 'machine data'], de: ['Schichtbericht', 'OEE', 'Maschinendaten'] },
  forecast: {
    casesPerMonth: 66,
    minutesPerCase: 40,
    automatableShare: 0.85,
    errorRate: 0.06,
    costPerError: 45,
    oneOffCost: 4700,
    runningCostPerMonth: 39,
  },
} satisfies CatalogueFacts
