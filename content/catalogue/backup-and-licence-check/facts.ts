import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'it',
  methods: ['rules', 'workflow'],
  platforms: ['microsoft-365', 'azure', 'sql-server'],
  stops: { before: 5, after: 1 },
  deliveryDays: 5,
  keywords: {
    en: ['data backup', 'license', 'software assets'],
    de: ['Datensicherung', 'Sicherungskopie', 'Lizenzverwaltung'],
  },
  forecast: {
    casesPerMonth: 90,
    minutesPerCase: 10,
    automatableShare: 0.9,
    errorRate: 0.04,
    costPerError: 90,
    oneOffCost: 3100,
    runningCostPerMonth: 35,
  },
} satisfies CatalogueFacts
