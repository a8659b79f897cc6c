import type { LegalFacts } from '#content/facts.ts'

export default {
  updated: '2026-11-19',
  sections: [
    'scope',
    'subject',
    'conclusion',
    'trial',
    'plans',
    'development',
    'acceptance',
    'duties',
    'learning-methods',
    'prices',
    'availability',
    'defects',
    'liability',
    'rights-of-use',
    'data-protection',
    'confidentiality',
    'term',
    'switching',
    'changes',
    'law',
  ],
} satisfies LegalFacts
