import type { LegalFacts } from '#content/facts.ts'

export default {
  updated: '2026-11-19',
  sections: [
    'controller',
    'visit',
    'cookies',
    'enquiries',
    'applications',
    'newsletter',
    'accounts',
    'spam',
    'recipients',
    'third-countries',
    'periods',
    'obligation',
    'rights',
    'complaint',
    'changes',
  ],
} satisfies LegalFacts
