import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'logistics',
  methods: ['agentic-ai', 'language-ai', 'workflow'],
  platforms: ['dynamics-365', 'odoo', 'n8n'],
  stops: { before: 7, after: 1 },
  deliveryDays: 12,
  keywords: {
    en: ['parcel', 'track and trace', 'delivery status'],
    de: ['Paketverfolgung', 'Lieferstatus', 'Tracking'],
  },
  forecast: {
    casesPerMonth: 700,
    minutesPerCase: 8,
    automatableShare: 0.7,
    errorRate: 0.05,
    costPerError: 35,
    oneOffCost: 9900,
    runningCostPerMonth: 220,
  },
} satisfies CatalogueFacts
