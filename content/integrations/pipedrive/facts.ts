import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'crm',
  vendor: 'Pipedrive',
  reads: true,
  writes: true,
  access: ['rest', 'webhook'],
  auth: ['oauth2', 'api-key'],
} satisfies IntegrationFacts
