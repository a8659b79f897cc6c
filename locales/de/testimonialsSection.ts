import type { testimonialsSection as english } from '#locales/en/testimonialsSection.ts'

export const testimonialsSection: typeof english = {
  stop: 'Zwischenhalt',
  label: 'Zitat',
  lines: ['Wir haben nicht', 'zu wenig Zeit, wir', 'verlieren zu viel davon.'],
  author: 'Seneca',
  source:
    'Von der Kürze des Lebens, 1,3, um 49\u00a0n.\u00a0Chr. Eigene Übersetzung. Die Wartezeiten sind geblieben.',
}
