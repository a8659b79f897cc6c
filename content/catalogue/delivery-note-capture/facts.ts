import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'logistics',
  methods: ['deep-learning', 'language-ai', 'rules'],
  platforms: ['sap', 'odoo', 'microsoft-365'],
  stops: { before: 6, after: 1 },
  deliveryDays: 11,
  keywords: { en: ['goods receipt', 'receiving', 'OCR'], de: ['Wareneingang', 'Scannen', 'Texterkennung'] },
  forecast: {
    casesPerMonth: 1100,
    minutesPerCase: 6,
    automatableShare: 0.75,
    errorRate: 0.06,
    costPerError: 22,
    oneOffCost: 10800,
    runningCostPerMonth: 170,
  },
} satisfies CatalogueFacts
