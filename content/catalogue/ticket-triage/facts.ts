import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'service',
  methods: ['language-ai', 'machine-learning', 'workflow'],
  platforms: ['zendesk', 'jira', 'microsoft-365'],
  stops: { before: 5, after: 1 },
  deliveryDays: 7,
  keywords: {
    en: ['helpdesk', 'support requests', 'customer service mail'],
    de: ['Ticketzuordnung', 'Helpdesk', 'Supportanfragen', 'Kundenanfragen'],
  },
  forecast: {
    casesPerMonth: 900,
    minutesPerCase: 6,
    automatableShare: 0.7,
    errorRate: 0.05,
    costPerError: 15,
    oneOffCost: 7300,
    runningCostPerMonth: 140,
  },
} satisfies CatalogueFacts
