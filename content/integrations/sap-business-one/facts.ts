import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'erp',
  vendor: 'SAP',
  platform: 'sap',
  reads: true,
  writes: true,
  access: ['odata', 'rpc'],
  auth: ['basic', 'oauth2'],
} satisfies IntegrationFacts
