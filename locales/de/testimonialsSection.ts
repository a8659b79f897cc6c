import type { testimonialsSection as english } from '#locales/en/testimonialsSection.ts'

export const testimonialsSection: typeof english = {
  stop: 'Zwischenhalt',
  label: 'Zitat',
  lines: ['Nicht wenig Zeit', 'haben wir, sondern viel', 'davon verlieren wir.'],
  author: 'Seneca',
  source:
    'Von der Kürze des Lebens, 1,3, entstanden um 49 n. Chr. Eigene Übersetzung. An den Wartezeiten hat sich seither wenig gebessert.',
}
