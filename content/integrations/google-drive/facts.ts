import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'files',
  vendor: 'Google',
  platform: 'google-workspace',
  reads: true,
  writes: true,
  access: ['rest', 'webhook'],
  auth: ['oauth2', 'service-account'],
} satisfies IntegrationFacts
