import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'erp',
  vendor: 'Forterro',
  reads: true,
  writes: true,
  access: ['rest', 'rpc'],
  auth: ['basic', 'oauth2'],
} satisfies IntegrationFacts
