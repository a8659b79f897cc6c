import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'finance',
  methods: ['language-ai', 'workflow', 'deep-learning'],
  platforms: ['personio', 'datev', 'microsoft-365'],
  stops: { before: 8, after: 2 },
  deliveryDays: 8,
  keywords: {
    en: ['expense report', 'mileage', 'per diem'],
    de: ['Spesen', 'Reisekostenabrechnung', 'Bewirtungsbeleg'],
  },
  forecast: {
    casesPerMonth: 90,
    minutesPerCase: 25,
    automatableShare: 0.7,
    errorRate: 0.1,
    costPerError: 12,
    oneOffCost: 6900,
    runningCostPerMonth: 79,
  },
} satisfies CatalogueFacts
