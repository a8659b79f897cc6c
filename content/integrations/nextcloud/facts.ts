import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'files',
  vendor: 'Nextcloud',
  reads: true,
  writes: true,
  access: ['rest', 'files', 'webhook'],
  auth: ['basic'],
} satisfies IntegrationFacts
