import type { ctas as english } from '#locales/en/pages/ctas.ts'

export const ctas: typeof english = {
  title: 'Musterbibliothek: Handlungsaufforderungen',
  description: 'Jede Handlungsaufforderung als lebende Komponente, mit Namen, Einsatz und Gegenanzeige.',
  long: 'Wie eine Seite bittet,',
  short: 'Ruf für Ruf.',
  lede: 'Eine Hauptaktion je Bildschirm, in Zinnober. Alles andere tritt zurück. Das sind die Aufforderungen dieser Website.',
}
