import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'hr',
  methods: ['workflow', 'rules'],
  platforms: ['personio', 'microsoft-365', 'slack'],
  stops: { before: 5, after: 1 },
  deliveryDays: 3,
  keywords: {
    en: ['vacation', 'holiday', 'absence'],
    de: ['Urlaubsgenehmigung', 'Ferien', 'Abwesenheit', 'Urlaubsplanung'],
  },
  forecast: {
    casesPerMonth: 180,
    minutesPerCase: 7,
    automatableShare: 0.9,
    errorRate: 0.03,
    costPerError: 20,
    oneOffCost: 2600,
    runningCostPerMonth: 19,
  },
} satisfies CatalogueFacts
