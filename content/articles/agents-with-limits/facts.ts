import type { ArticleFacts } from '#content/facts.ts'

export default {
  date: '2026-08-27',
  category: 'methods',
  author: 'automation-engineer',
  related: ['rules-or-language-model', 'works-council-and-gdpr', 'exceptions-first'],
  shortTitle: { de: 'KI-Agenten mit Grenzen: was vorher geklärt sein muss' },
} satisfies ArticleFacts
