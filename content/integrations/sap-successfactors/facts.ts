import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'hr',
  vendor: 'SAP',
  platform: 'sap',
  reads: true,
  writes: true,
  access: ['odata'],
  auth: ['oauth2', 'certificate'],
} satisfies IntegrationFacts
