import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'ticketing',
  vendor: 'OTRS, Znuny',
  reads: true,
  writes: true,
  access: ['rest', 'soap'],
  auth: ['basic', 'service-account'],
} satisfies IntegrationFacts
