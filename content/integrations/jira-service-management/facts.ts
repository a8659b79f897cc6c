import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'ticketing',
  vendor: 'Atlassian',
  platform: 'jira',
  reads: true,
  writes: true,
  access: ['rest', 'webhook'],
  auth: ['oauth2', 'api-key'],
} satisfies IntegrationFacts
