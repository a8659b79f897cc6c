import type { ArticleFacts } from '#content/facts.ts'

export default {
  date: '2026-09-10',
  category: 'trust',
  author: 'data-protection-lead',
  related: ['agents-with-limits', 'handover-to-your-team', 'measure-lead-time'],
  shortTitle: { de: 'Betriebsrat und DSGVO: die richtige Reihenfolge' },
} satisfies ArticleFacts
