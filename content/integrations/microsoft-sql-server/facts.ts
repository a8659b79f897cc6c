import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'databases',
  vendor: 'Microsoft',
  platform: 'sql-server',
  reads: true,
  writes: true,
  access: ['sql'],
  auth: ['database-login', 'service-account'],
} satisfies IntegrationFacts
