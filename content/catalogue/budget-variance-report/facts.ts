import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'finance',
  methods: ['rules', 'language-ai'],
  platforms: ['sql-server', 'microsoft-365', 'sap'],
  stops: { before: 7, after: 2 },
  deliveryDays: 8,
  keywords: {
    en: ['controlling', 'plan versus actual', 'actuals'],
    de: ['Controlling', 'Plan-Ist-Vergleich', 'Kostenbericht'],
  },
  forecast: {
    casesPerMonth: 40,
    minutesPerCase: 35,
    automatableShare: 0.7,
    errorRate: 0.08,
    costPerError: 40,
    oneOffCost: 6400,
    runningCostPerMonth: 69,
  },
} satisfies CatalogueFacts
