import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'hr',
  methods: ['rules', 'workflow'],
  platforms: ['datev', 'personio', 'sql-server'],
  stops: { before: 5, after: 1 },
  deliveryDays: 5,
  keywords: {
    en: ['time tracking', 'working hours', 'attendance'],
    de: ['Zeiterfassung', 'Arbeitszeit', 'Stundennachweis'],
  },
  forecast: {
    casesPerMonth: 600,
    minutesPerCase: 4,
    automatableShare: 0.85,
    errorRate: 0.08,
    costPerError: 18,
    oneOffCost: 4600,
    runningCostPerMonth: 29,
  },
} satisfies CatalogueFacts
