import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'hr',
  methods: ['workflow', 'rules'],
  platforms: ['personio', 'microsoft-365', 'jira'],
  stops: { before: 8, after: 1 },
  deliveryDays: 6,
  keywords: {
    en: ['new hire', 'new employees', 'first day'],
    de: ['Einarbeitung', 'Neueinstellung', 'Mitarbeiter'],
  },
  forecast: {
    casesPerMonth: 20,
    minutesPerCase: 60,
    automatableShare: 0.8,
    errorRate: 0.1,
    costPerError: 120,
    oneOffCost: 4800,
    runningCostPerMonth: 45,
  },
} satisfies CatalogueFacts
