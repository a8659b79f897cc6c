import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'sales',
  methods: ['language-ai', 'agentic-ai', 'rules'],
  platforms: ['dynamics-365', 'sap', 'salesforce', 'microsoft-365'],
  stops: { before: 7, after: 2 },
  deliveryDays: 10,
  keywords: {
    en: ['quotation', 'offer', 'inquiry'],
    de: ['Angebotserstellung', 'Kalkulation', 'Kostenvoranschlag'],
  },
  forecast: {
    casesPerMonth: 140,
    minutesPerCase: 35,
    automatableShare: 0.6,
    errorRate: 0.05,
    costPerError: 120,
    oneOffCost: 10500,
    runningCostPerMonth: 190,
  },
} satisfies CatalogueFacts
