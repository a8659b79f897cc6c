import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'marketing',
  methods: ['rules', 'workflow'],
  platforms: ['hubspot', 'google-workspace', 'postgresql', 'n8n'],
  stops: { before: 6, after: 1 },
  deliveryDays: 7,
  keywords: {
    en: ['advertising', 'ads', 'marketing report'],
    de: ['Werbung', 'Anzeigen', 'Marketingbericht'],
  },
  forecast: {
    casesPerMonth: 20,
    minutesPerCase: 60,
    automatableShare: 0.85,
    errorRate: 0.08,
    costPerError: 50,
    oneOffCost: 3900,
    runningCostPerMonth: 49,
  },
} satisfies CatalogueFacts
