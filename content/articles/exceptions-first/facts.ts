import type { ArticleFacts } from '#content/facts.ts'

export default {
  date: '2026-07-02',
  category: 'process-analysis',
  author: 'process-analyst',
  related: ['measure-lead-time', 'when-not-to-automate', 'handover-to-your-team'],
} satisfies ArticleFacts
