import type { accessibility as english } from '#locales/en/pages/accessibility.ts'

export const accessibility: typeof english = {
  title: 'Erklärung zur Barrierefreiheit',
  description:
    'Wie weit diese Website WCAG 2.2 AA erfüllt, was noch fehlt, wann zuletzt geprüft wurde und wie Sie eine Barriere melden.',
  long: 'Stufenfrei,',
  short: 'soweit wir wissen.',
  lede: 'Alle sollen diese Website nutzen können. Hier steht, was wir geprüft haben, was noch nicht geht und wie Sie uns erreichen.',
}
