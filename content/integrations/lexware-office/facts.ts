import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'accounting',
  vendor: 'Haufe-Lexware',
  platform: 'lexware',
  reads: true,
  writes: true,
  access: ['rest', 'webhook'],
  auth: ['api-key'],
} satisfies IntegrationFacts
