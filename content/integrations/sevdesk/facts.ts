import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'accounting',
  vendor: 'sevdesk',
  reads: true,
  writes: true,
  access: ['rest'],
  auth: ['api-key'],
} satisfies IntegrationFacts
