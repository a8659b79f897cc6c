import type { ArticleFacts } from '#content/facts.ts'

export default {
  date: '2026-07-30',
  category: 'practice',
  author: 'project-lead',
  related: ['exceptions-first', 'roi-with-ranges', 'hidden-cost-of-waiting'],
  shortTitle: { de: 'Wann Sie nicht automatisieren sollten: sechs Tests' },
} satisfies ArticleFacts
