import type { CatalogueFacts } from '#content/facts.ts'

export default {
  department: 'hr',
  methods: ['language-ai', 'rules'],
  platforms: ['personio', 'microsoft-365'],
  stops: { before: 6, after: 2 },
  deliveryDays: 9,
  keywords: { en: ['recruiting', 'hiring', 'CV'], de: ['Recruiting', 'Bewerbermanagement', 'Lebenslauf'] },
  forecast: {
    casesPerMonth: 120,
    minutesPerCase: 15,
    automatableShare: 0.6,
    errorRate: 0.05,
    costPerError: 40,
    oneOffCost: 6200,
    runningCostPerMonth: 95,
  },
} satisfies CatalogueFacts
