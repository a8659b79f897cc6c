import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'hr',
  methods: ['language-ai', 'rules'],
  platforms: ['personio', 'microsoft-365'],
  stops: { before: 6, after: 3 },
  deliveryDays: 5,
  keywords: {
    en: ['job reference', 'testimonial', 'certificate of employment'],
    de: ['Zwischenzeugnis', 'Zeugniserstellung', 'Beurteilung'],
  },
  forecast: {
    casesPerMonth: 20,
    minutesPerCase: 55,
    automatableShare: 0.6,
    errorRate: 0.05,
    costPerError: 80,
    oneOffCost: 3200,
    runningCostPerMonth: 35,
  },
} satisfies CatalogueFacts
