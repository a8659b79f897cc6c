import type { hero as english } from '#locales/en/pages/hero.ts'

export const hero: typeof english = {
  title: 'Musterbibliothek: Seitenanfänge',
  description:
    'Jeder Seitenanfang als lebende Komponente, mit Namen, Einsatz, Gegenanzeige und Eigenschaften.',
  long: 'Wie eine Seite beginnt,',
  short: 'Muster für Muster.',
  lede: 'Jeder Seitenanfang dieser Website, aus der echten Komponente gezeichnet, mit Namen und dem Grund, ihn zu wählen.',
}
