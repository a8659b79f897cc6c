import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'crm',
  vendor: 'Salesforce',
  platform: 'salesforce',
  reads: true,
  writes: true,
  access: ['rest', 'webhook'],
  auth: ['oauth2', 'certificate'],
} satisfies IntegrationFacts
