import type { pricing2Details as english } from '#locales/en/pages/pricing-2-details.ts'

export const pricing2Details: typeof english = {
  title: 'Alle Tarife im Detail, mit Fragen zur Abrechnung',
  description:
    'Der vollständige Vergleich aller vier Tarife Zeile für Zeile, was als Vorgang zählt, und Antworten zu Abrechnung, Umsatzsteuer, Test und Kündigung.',
  long: 'Alle Tarif\u00adbedingungen,',
  short: 'Zeile für Zeile.',
  lede: 'Der vollständige Vergleich, was bei uns als Vorgang zählt, und die Fragen, die Ihre Buchhaltung stellt.',
}
