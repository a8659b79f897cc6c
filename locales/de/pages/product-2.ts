import type { product2 as english } from '#locales/en/pages/product-2.ts'

export const product2: typeof english = {
  title: 'Individuelle Entwicklung: ein eigenes Gleis',
  description:
    'Für den Prozess, der in keinem Katalog steht: zeichnen, schrumpfen sehen und in vier Schritten vom ersten Gespräch zum Betrieb.',
  long: 'Ein eigenes Gleis,',
  short: 'in Tagen gebaut.',
  lede: 'Für den Prozess, der in keinem Katalog steht. Zeichnen Sie ihn, entscheiden Sie, was Software übernimmt, und sehen Sie, was bleibt.',
}
