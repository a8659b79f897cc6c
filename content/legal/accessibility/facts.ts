import type { LegalFacts } from '#content/facts.ts'

export default {
  updated: '2026-11-19',
  sections: ['standard', 'state', 'gaps', 'method', 'feedback', 'authority'],
} satisfies LegalFacts
