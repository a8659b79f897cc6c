import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'mail-and-calendar',
  vendor: 'Google',
  platform: 'google-workspace',
  reads: true,
  writes: true,
  access: ['rest', 'webhook'],
  auth: ['oauth2', 'service-account'],
} satisfies IntegrationFacts
