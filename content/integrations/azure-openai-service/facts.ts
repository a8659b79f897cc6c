import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'cloud-and-ai',
  vendor: 'Microsoft',
  platform: 'azure',
  reads: true,
  writes: false,
  access: ['rest'],
  auth: ['oauth2', 'api-key'],
} satisfies IntegrationFacts
