import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'accounting',
  vendor: 'Xero',
  reads: true,
  writes: true,
  access: ['rest', 'webhook'],
  auth: ['oauth2'],
} satisfies IntegrationFacts
