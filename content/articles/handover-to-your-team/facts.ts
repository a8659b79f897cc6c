import type { ArticleFacts } from '#content/facts.ts'

export default {
  date: '2026-07-16',
  category: 'practice',
  author: 'project-lead',
  related: ['exceptions-first', 'agents-with-limits', 'when-not-to-automate'],
  shortTitle: { de: 'Übergabe: was Ihr Team zum Start in der Hand haben muss' },
} satisfies ArticleFacts
