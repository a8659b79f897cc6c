import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'erp',
  vendor: 'Microsoft',
  platform: 'dynamics-365',
  reads: true,
  writes: true,
  access: ['odata', 'webhook'],
  auth: ['oauth2'],
} satisfies IntegrationFacts
