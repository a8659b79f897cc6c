import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'mail-and-calendar',
  vendor: 'IETF',
  reads: true,
  writes: true,
  access: ['mail'],
  auth: ['basic', 'oauth2'],
} satisfies IntegrationFacts
