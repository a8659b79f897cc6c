import type { ArticleFacts } from '#content/facts.ts'

export default {
  date: '2026-07-02',
  category: 'process-analysis',
  author: 'process-analyst',
  related: ['measure-lead-time', 'when-not-to-automate', 'handover-to-your-team'],
  shortTitle: {
    en: 'Exceptions first: find the unwritten rules',
    de: 'Ausnahmen zuerst: ungeschriebene Regeln finden',
  },
} satisfies ArticleFacts
