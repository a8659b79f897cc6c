import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'finance',
  methods: ['language-ai', 'deep-learning', 'workflow'],
  platforms: ['datev', 'sap', 'dynamics-365', 'microsoft-365'],
  stops: { before: 9, after: 4 },
  deliveryDays: 9,
  keywords: {
    en: ['accounts payable', 'supplier invoice', 'OCR'],
    de: ['Rechnungsprüfung', 'Lieferantenrechnung', 'Belegerfassung'],
  },
  forecast: {
    casesPerMonth: 450,
    minutesPerCase: 9,
    automatableShare: 0.75,
    errorRate: 0.04,
    costPerError: 25,
    oneOffCost: 9400,
    runningCostPerMonth: 160,
  },
} satisfies CatalogueFacts
