import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'ticketing',
  vendor: 'ServiceNow',
  platform: 'servicenow',
  reads: true,
  writes: true,
  access: ['rest', 'webhook'],
  auth: ['oauth2', 'basic'],
} satisfies IntegrationFacts
