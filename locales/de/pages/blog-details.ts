import type { blogDetails as english } from '#locales/en/pages/blog-details.ts'

export const blogDetails: typeof english = {
  title: 'Empfohlener Artikel: eine Stunde Arbeit, vier Tage Wartezeit',
  description:
    'Unser empfohlener Artikel in voller Länge: wie Sie mit Stoppuhr, fünf Vorgängen und ehrlichem Blick in den Posteingang messen, wo die Zeit bleibt.',
  lede: 'Wenn Sie nur einen unserer Artikel lesen, dann diesen: Alles andere auf dieser Website folgt daraus.',
}
