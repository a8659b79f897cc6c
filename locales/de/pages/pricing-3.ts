import type { pricing3 as english } from '#locales/en/pages/pricing-3.ts'

export const pricing3: typeof english = {
  title: 'Was individuelle Entwicklung kostet: eine Schätzung',
  description:
    'Umfang einstellen und sofort die Preisspanne der individuellen Entwicklung sehen, mit dem Ertrag daneben. Ohne Formular, ohne Anruf.',
  long: 'Was es kostet',
  short: 'neben dem, was es bringt.',
  lede: 'Stellen Sie den Umfang Ihres Prozesses ein und sehen Sie sofort eine Preisspanne. Der Ertrag steht daneben, damit Sie aufhören können, wenn es sich nicht lohnt.',
}
