import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'marketing',
  methods: ['language-ai', 'deep-learning', 'workflow'],
  platforms: ['shopify', 'shopware', 'google-workspace', 'azure'],
  stops: { before: 7, after: 2 },
  deliveryDays: 9,
  keywords: {
    en: ['product descriptions', 'translation', 'copywriting'],
    de: ['Produktbeschreibung', 'Übersetzung', 'Artikeltexte'],
  },
  forecast: {
    casesPerMonth: 120,
    minutesPerCase: 30,
    automatableShare: 0.65,
    errorRate: 0.04,
    costPerError: 15,
    oneOffCost: 8200,
    runningCostPerMonth: 140,
  },
} satisfies CatalogueFacts
