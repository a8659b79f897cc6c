import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'service',
  methods: ['language-ai', 'workflow'],
  platforms: ['microsoft-365', 'google-workspace', 'azure', 'slack'],
  stops: { before: 5, after: 1 },
  deliveryDays: 10,
  keywords: {
    en: ['chatbot', 'knowledge base', 'intranet search'],
    de: ['Chatbot', 'Wissensdatenbank', 'Dokumentensuche'],
  },
  forecast: {
    casesPerMonth: 400,
    minutesPerCase: 12,
    automatableShare: 0.6,
    errorRate: 0.06,
    costPerError: 30,
    oneOffCost: 8900,
    runningCostPerMonth: 180,
  },
} satisfies CatalogueFacts
