import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'databases',
  vendor: 'PostgreSQL Global Development Group',
  platform: 'postgresql',
  reads: true,
  writes: true,
  access: ['sql'],
  auth: ['database-login', 'certificate'],
} satisfies IntegrationFacts
