import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'service',
  methods: ['rules', 'workflow'],
  platforms: ['microsoft-365', 'google-workspace', 'hubspot'],
  stops: { before: 6, after: 1 },
  deliveryDays: 4,
  keywords: {
    en: ['booking', 'calendar', 'field service'],
    de: ['Terminbuchung', 'Kalender', 'Einsatzplanung'],
  },
  forecast: {
    casesPerMonth: 220,
    minutesPerCase: 11,
    automatableShare: 0.85,
    errorRate: 0.06,
    costPerError: 35,
    oneOffCost: 4200,
    runningCostPerMonth: 39,
  },
} satisfies CatalogueFacts
