import type { ArticleFacts } from '#content/facts.ts'

export default {
  date: '2026-08-13',
  category: 'practice',
  author: 'automation-engineer',
  related: ['exceptions-first', 'measure-lead-time', 'rules-or-language-model'],
  shortTitle: { de: 'Vom Postfach bis zur Zahlung: eine Eingangsrechnung' },
} satisfies ArticleFacts
