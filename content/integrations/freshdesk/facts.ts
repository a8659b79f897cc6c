import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'ticketing',
  vendor: 'Freshworks',
  reads: true,
  writes: true,
  access: ['rest', 'webhook'],
  auth: ['api-key'],
} satisfies IntegrationFacts
