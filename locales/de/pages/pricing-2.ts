import type { pricing2 as english } from '#locales/en/pages/pricing-2.ts'

export const pricing2: typeof english = {
  title: 'Vier Tarife im Vergleich: Free bis Enterprise',
  description:
    'Free, Starter, Professional und Enterprise nebeneinander: Personen, Automatisierungen, Vorgänge im Monat, Betreuung und Ersparnis bei Jahreszahlung.',
  long: 'Vier Tarife,',
  short: 'ein Netz.',
  lede: 'Dieselben Automatisierungen in vier Größen. Wählen Sie nach der Zahl der Vorgänge, nicht nach Hoffnung: Ein Wechsel ist jeden Monat möglich.',
}
