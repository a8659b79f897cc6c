import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'hr',
  vendor: 'HRworks',
  reads: true,
  writes: true,
  access: ['rest', 'webhook'],
  auth: ['api-key'],
} satisfies IntegrationFacts
