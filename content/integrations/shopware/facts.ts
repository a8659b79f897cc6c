import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'commerce',
  vendor: 'Shopware',
  platform: 'shopware',
  reads: true,
  writes: true,
  access: ['rest', 'webhook'],
  auth: ['oauth2'],
} satisfies IntegrationFacts
