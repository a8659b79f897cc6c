import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'documents',
  vendor: 'd.velop',
  reads: true,
  writes: true,
  access: ['rest', 'webhook'],
  auth: ['api-key'],
} satisfies IntegrationFacts
