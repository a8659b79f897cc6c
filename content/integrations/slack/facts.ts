import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'communication',
  vendor: 'Salesforce',
  platform: 'slack',
  reads: true,
  writes: true,
  access: ['rest', 'webhook'],
  auth: ['oauth2'],
} satisfies IntegrationFacts
