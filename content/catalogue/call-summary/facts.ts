import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'service',
  methods: ['language-ai', 'workflow'],
  platforms: ['hubspot', 'salesforce', 'microsoft-365'],
  stops: { before: 4, after: 1 },
  deliveryDays: 6,
  keywords: {
    en: ['minutes', 'phone', 'meeting transcript'],
    de: ['Telefonat', 'Gesprächsprotokoll', 'Anrufnotiz'],
  },
  forecast: {
    casesPerMonth: 500,
    minutesPerCase: 8,
    automatableShare: 0.75,
    errorRate: 0.04,
    costPerError: 20,
    oneOffCost: 6200,
    runningCostPerMonth: 150,
  },
} satisfies CatalogueFacts
