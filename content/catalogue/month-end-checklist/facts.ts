import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'finance',
  methods: ['workflow', 'rules'],
  platforms: ['microsoft-365', 'power-platform', 'sap', 'jira'],
  stops: { before: 7, after: 2 },
  deliveryDays: 5,
  keywords: {
    en: ['closing the books', 'financial statements', 'accounting period'],
    de: ['Jahresabschluss', 'Buchungsschluss', 'Periodenabschluss'],
  },
  forecast: {
    casesPerMonth: 60,
    minutesPerCase: 15,
    automatableShare: 0.6,
    errorRate: 0.08,
    costPerError: 60,
    oneOffCost: 3600,
    runningCostPerMonth: 39,
  },
} satisfies CatalogueFacts
