import type { cards as english } from '#locales/en/pages/cards.ts'

export const cards: typeof english = {
  title: 'Musterbibliothek: Bausteine und Bedienelemente',
  description:
    'Jeder Baustein und jedes Bedienelement als lebende Komponente, mit Zuständen, Namen, Einsatz und Eigenschaften.',
  long: 'Woraus eine Seite besteht,',
  short: 'Stück für Stück.',
  lede: 'Zeilen, Tickets, Tabellen und Bedienelemente mit allen Zuständen, gezeichnet aus den echten Komponenten dieser Website.',
}
