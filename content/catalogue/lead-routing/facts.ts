import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'sales',
  methods: ['rules', 'workflow', 'agentic-ai'],
  platforms: ['hubspot', 'salesforce', 'slack', 'n8n'],
  stops: { before: 5, after: 1 },
  deliveryDays: 6,
  keywords: {
    en: ['inquiries', 'prospects', 'lead management'],
    de: ['Leads', 'Interessenten', 'Leadmanagement'],
  },
  forecast: {
    casesPerMonth: 260,
    minutesPerCase: 7,
    automatableShare: 0.85,
    errorRate: 0.06,
    costPerError: 20,
    oneOffCost: 4800,
    runningCostPerMonth: 59,
  },
} satisfies CatalogueFacts
