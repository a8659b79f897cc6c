import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'erp',
  vendor: 'proALPHA',
  reads: true,
  writes: true,
  access: ['files'],
  auth: ['service-account'],
} satisfies IntegrationFacts
