import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'production',
  methods: ['deep-learning', 'machine-learning'],
  platforms: ['azure', 'kubernetes', 'postgresql'],
  stops: { before: 5, after: 2 },
  deliveryDays: 14,
  keywords: {
    en: ['predictive maintenance', 'machine failure', 'vibration'],
    de: ['vorausschauende Wartung', 'Instandhaltung', 'Maschinenausfall'],
  },
  forecast: {
    casesPerMonth: 240,
    minutesPerCase: 12,
    automatableShare: 0.6,
    errorRate: 0.03,
    costPerError: 150,
    oneOffCost: 12800,
    runningCostPerMonth: 180,
  },
} satisfies CatalogueFacts
