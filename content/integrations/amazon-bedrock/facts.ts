import type { IntegrationFacts } from '#content/facts.ts'

export default {
  category: 'cloud-and-ai',
  vendor: 'Amazon Web Services',
  platform: 'aws',
  reads: true,
  writes: false,
  access: ['rest'],
  auth: ['service-account', 'api-key'],
} satisfies IntegrationFacts
