import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'it',
  methods: ['workflow', 'rules'],
  platforms: ['servicenow', 'jira', 'microsoft-365', 'azure'],
  stops: { before: 6, after: 1 },
  deliveryDays: 8,
  keywords: {
    en: ['permissions', 'user rights', 'Active Directory'],
    de: ['Zugriffsrechte', 'Rechtevergabe', 'Benutzerkonto'],
  },
  forecast: {
    casesPerMonth: 150,
    minutesPerCase: 14,
    automatableShare: 0.8,
    errorRate: 0.06,
    costPerError: 60,
    oneOffCost: 5600,
    runningCostPerMonth: 49,
  },
} satisfies CatalogueFacts
