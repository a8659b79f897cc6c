import type { product1 as english } from '#locales/en/pages/product-1.ts'

export const product1: typeof english = {
  title: 'Automatisierungskatalog: 41 Linien, abfahrbereit',
  description:
    'Automatisierungen nach Abteilung, Methode, Plattform und Aufwand durchsuchen. Mit Problem, Ablauf danach, Liefertagen und Grenzen.',
  long: 'Automatisierungen,',
  short: 'abfahrbereit.',
  lede: 'Jede Linie ist eine durchdachte Automatisierung: was sie abschafft, was sie von Ihnen braucht, nach wie vielen Tagen sie läuft und wo sie endet.',
}
