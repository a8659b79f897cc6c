import type { ArticleFacts } from '#content/facts.ts'

export default {
  date: '2026-10-08',
  category: 'economics',
  author: 'process-analyst',
  related: ['measure-lead-time', 'roi-with-ranges', 'when-not-to-automate'],
  shortTitle: { de: 'Was Warten kostet: fünf Posten, die niemand bucht' },
} satisfies ArticleFacts
