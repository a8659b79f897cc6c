import type { ArticleFacts } from '#content/facts.ts'

export default {
  date: '2026-11-05',
  category: 'process-analysis',
  author: 'process-analyst',
  related: ['hidden-cost-of-waiting', 'invoice-processing-step-by-step', 'exceptions-first'],
  featured: true,
  shortTitle: { en: 'One hour of work, four days of waiting', de: 'Eine Stunde Arbeit, vier Tage Wartezeit' },
} satisfies ArticleFacts
