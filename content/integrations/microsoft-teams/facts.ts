import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'communication',
  vendor: 'Microsoft',
  platform: 'microsoft-365',
  reads: true,
  writes: true,
  access: ['rest', 'webhook'],
  auth: ['oauth2'],
} satisfies IntegrationFacts
