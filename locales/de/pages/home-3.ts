import type { home3 as english } from '#locales/en/pages/home-3.ts'

export const home3: typeof english = {
  title: 'Für die Geschäftsleitung: erst der Ertrag, dann das Ja',
  description:
    'Eine ROI-Prognose mit Spanne statt Versprechen, der Preis vorab, die Risiken auf einer Seite. Zwei von vier Schritten kosten nichts.',
  long: 'Was es bringt,',
  short: 'bevor es kostet.',
  lede: 'Für alle, die unterschreiben: eine Prognose mit Spanne statt Versprechen, ein fester Preis vorab und eine ehrliche Liste dessen, was schiefgehen kann.',
}
