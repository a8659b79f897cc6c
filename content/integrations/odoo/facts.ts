import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'erp',
  vendor: 'Odoo',
  platform: 'odoo',
  reads: true,
  writes: true,
  access: ['rpc', 'rest'],
  auth: ['api-key'],
} satisfies IntegrationFacts
