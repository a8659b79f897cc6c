import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'purchasing',
  methods: ['workflow', 'language-ai'],
  platforms: ['microsoft-365', 'power-platform', 'google-workspace'],
  stops: { before: 6, after: 2 },
  deliveryDays: 6,
  keywords: {
    en: ['contract management', 'renewal', 'termination'],
    de: ['Vertragsmanagement', 'Vertragsverwaltung', 'Wiedervorlage'],
  },
  forecast: {
    casesPerMonth: 35,
    minutesPerCase: 20,
    automatableShare: 0.7,
    errorRate: 0.07,
    costPerError: 150,
    oneOffCost: 4300,
    runningCostPerMonth: 39,
  },
} satisfies CatalogueFacts
