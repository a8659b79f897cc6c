import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'erp',
  vendor: 'Sage',
  reads: true,
  writes: true,
  access: ['rest', 'sql', 'files'],
  auth: ['basic', 'oauth2', 'database-login'],
} satisfies IntegrationFacts
