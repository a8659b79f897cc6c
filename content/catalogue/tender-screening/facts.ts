import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'sales',
  methods: ['language-ai', 'agentic-ai'],
  platforms: ['microsoft-365', 'salesforce', 'azure'],
  stops: { before: 8, after: 3 },
  deliveryDays: 11,
  keywords: { en: ['bid', 'RFP', 'public procurement'], de: ['Vergabe', 'Tender', 'Angebotsaufforderung'] },
  forecast: {
    casesPerMonth: 80,
    minutesPerCase: 40,
    automatableShare: 0.65,
    errorRate: 0.06,
    costPerError: 100,
    oneOffCost: 10400,
    runningCostPerMonth: 180,
  },
} satisfies CatalogueFacts
