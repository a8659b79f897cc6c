import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'accounting',
  vendor: 'sevDesk',
  reads: true,
  writes: true,
  access: ['rest'],
  auth: ['api-key'],
} satisfies IntegrationFacts
