import type { ArticleFacts } from '#content/facts.ts'

export default {
  date: '2026-09-24',
  category: 'economics',
  author: 'project-lead',
  related: ['hidden-cost-of-waiting', 'when-not-to-automate', 'measure-lead-time'],
  shortTitle: {
    en: 'Three numbers instead of one: an ROI forecast that holds up',
    de: 'Drei Zahlen statt einer: die ROI-Prognose mit Spanne',
  },
} satisfies ArticleFacts
