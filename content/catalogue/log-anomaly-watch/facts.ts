import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'it',
  methods: ['machine-learning', 'agentic-ai', 'rules'],
  platforms: ['azure', 'aws', 'kubernetes', 'postgresql'],
  stops: { before: 4, after: 1 },
  deliveryDays: 13,
  keywords: {
    en: ['monitoring', 'security', 'intrusion'],
    de: ['Monitoring', 'Logdateien', 'Sicherheitsvorfall'],
  },
  forecast: {
    casesPerMonth: 600,
    minutesPerCase: 5,
    automatableShare: 0.6,
    errorRate: 0.02,
    costPerError: 150,
    oneOffCost: 9600,
    runningCostPerMonth: 190,
  },
} satisfies CatalogueFacts
