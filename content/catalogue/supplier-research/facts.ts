import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'purchasing',
  methods: ['agentic-ai', 'language-ai'],
  platforms: ['microsoft-365', 'sap', 'azure'],
  stops: { before: 8, after: 2 },
  deliveryDays: 12,
  keywords: {
    en: ['sourcing', 'vendor search', 'procurement'],
    de: ['Beschaffung', 'Lieferantensuche', 'Bezugsquellen'],
  },
  forecast: {
    casesPerMonth: 45,
    minutesPerCase: 60,
    automatableShare: 0.65,
    errorRate: 0.06,
    costPerError: 120,
    oneOffCost: 11800,
    runningCostPerMonth: 230,
  },
} satisfies CatalogueFacts
