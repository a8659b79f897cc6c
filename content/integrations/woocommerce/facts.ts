import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'commerce',
  vendor: 'Automattic',
  reads: true,
  writes: true,
  access: ['rest', 'webhook'],
  auth: ['api-key'],
} satisfies IntegrationFacts
