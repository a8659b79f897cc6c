import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'documents',
  vendor: 'Docusign',
  reads: true,
  writes: true,
  access: ['rest', 'webhook'],
  auth: ['oauth2'],
} satisfies IntegrationFacts
