import type { pricing1 as english } from '#locales/en/pages/pricing-1.ts'

export const pricing1: typeof english = {
  title: 'Preise: Basic für 19 Euro im Monat oder Custom',
  description:
    'Automatisierungen aus dem Katalog für 19 Euro im Monat, 20 % weniger bei Jahreszahlung, 14 Tage Test, oder individuelle Entwicklung zum Festpreis.',
  long: 'Ein Ticket für jeden Tag',
  short: 'oder ein eigenes Gleis.',
  lede: 'Zwei Arten zu reisen: Basic für Automatisierungen aus dem Katalog und Custom für den Prozess, der in keinem steht.',
}
