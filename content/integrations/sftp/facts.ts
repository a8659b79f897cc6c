import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'files',
  vendor: 'IETF',
  reads: true,
  writes: true,
  access: ['files'],
  auth: ['ssh-key'],
} satisfies IntegrationFacts
