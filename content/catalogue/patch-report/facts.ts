import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'it',
  methods: ['rules', 'agentic-ai'],
  platforms: ['azure', 'servicenow', 'kubernetes', 'jira'],
  stops: { before: 6, after: 2 },
  deliveryDays: 10,
  keywords: {
    en: ['software updates', 'vulnerabilities', 'CVE'],
    de: ['Sicherheitsupdates', 'Schwachstellen', 'CVE'],
  },
  forecast: {
    casesPerMonth: 120,
    minutesPerCase: 18,
    automatableShare: 0.65,
    errorRate: 0.05,
    costPerError: 90,
    oneOffCost: 7200,
    runningCostPerMonth: 120,
  },
} satisfies CatalogueFacts
