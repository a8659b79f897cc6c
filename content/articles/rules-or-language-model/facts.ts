import type { ArticleFacts } from '#content/facts.ts'

export default {
  date: '2026-10-22',
  category: 'methods',
  author: 'automation-engineer',
  related: ['agents-with-limits', 'exceptions-first', 'invoice-processing-step-by-step'],
} satisfies ArticleFacts
