import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'accounting',
  vendor: 'DATEV',
  platform: 'datev',
  reads: true,
  writes: true,
  access: ['rest', 'files'],
  auth: ['oauth2'],
} satisfies IntegrationFacts
