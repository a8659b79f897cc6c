import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'databases',
  vendor: 'Oracle, MariaDB Foundation',
  reads: true,
  writes: true,
  access: ['sql'],
  auth: ['database-login', 'certificate'],
} satisfies IntegrationFacts
