import type { ArticleFacts } from '#content/facts.ts'

export default {
  date: '2026-07-30',
  category: 'practice',
  author: 'project-lead',
  related: ['exceptions-first', 'roi-with-ranges', 'hidden-cost-of-waiting'],
} satisfies ArticleFacts
