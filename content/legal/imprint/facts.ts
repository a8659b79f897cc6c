import type { LegalFacts } from '#content/facts.ts'

export default {
  updated: '2026-11-16',
  sections: ['editorial', 'disputes', 'content', 'security'],
} satisfies LegalFacts
