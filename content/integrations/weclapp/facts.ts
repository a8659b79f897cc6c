import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'erp',
  vendor: 'weclapp',
  reads: true,
  writes: true,
  access: ['rest', 'webhook'],
  auth: ['api-key'],
} satisfies IntegrationFacts
