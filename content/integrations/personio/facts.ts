import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'hr',
  vendor: 'Personio',
  platform: 'personio',
  reads: true,
  writes: true,
  access: ['rest', 'webhook'],
  auth: ['oauth2'],
} satisfies IntegrationFacts
