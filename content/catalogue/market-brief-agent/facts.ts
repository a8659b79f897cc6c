import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'management',
  methods: ['agentic-ai', 'language-ai'],
  platforms: ['microsoft-365', 'slack', 'azure'],
  stops: { before: 5, after: 1 },
  deliveryDays: 9,
  keywords: {
    en: ['competitor watch', 'news', 'press review'],
    de: ['Wettbewerbsbeobachtung', 'Pressespiegel', 'Nachrichten'],
  },
  forecast: {
    casesPerMonth: 20,
    minutesPerCase: 60,
    automatableShare: 0.7,
    errorRate: 0.02,
    costPerError: 50,
    oneOffCost: 5900,
    runningCostPerMonth: 110,
  },
} satisfies CatalogueFacts
