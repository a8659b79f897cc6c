import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'ticketing',
  vendor: 'Zendesk',
  platform: 'zendesk',
  reads: true,
  writes: true,
  access: ['rest', 'webhook'],
  auth: ['oauth2'],
} satisfies IntegrationFacts
