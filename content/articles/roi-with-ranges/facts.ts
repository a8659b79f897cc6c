import type { ArticleFacts } from '#content/facts.ts'

export default {
  date: '2026-09-24',
  category: 'economics',
  author: 'project-lead',
  related: ['hidden-cost-of-waiting', 'when-not-to-automate', 'measure-lead-time'],
} satisfies ArticleFacts
