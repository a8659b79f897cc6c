import type { product1All as english } from '#locales/en/pages/product-1/all.ts'

export const product1All: typeof english = {
  title: 'Automatisierungen in voller Länge',
  description:
    'Linien {{first}} bis {{last}} von {{all}} des Katalogs mit ganzem Text: Problem, was danach läuft, was Sie mitbringen, und die Grenzen.',
  long: 'Automati\u00adsierungen',
  short: 'in voller Länge.',
  lede: 'Der Katalog mit dem ganzen Text jeder Linie, ohne Suche und Filter. Öffnen Sie eine Linie, um sie zu lesen.',
  back: 'Zum Katalog',
  count: 'Linien {{first}} bis {{last}} von {{all}}',
}
