import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'commerce',
  vendor: 'Shopify',
  platform: 'shopify',
  reads: true,
  writes: true,
  access: ['graphql', 'webhook'],
  auth: ['oauth2'],
} satisfies IntegrationFacts
