import type { product3 as english } from '#locales/en/pages/product-3.ts'

export const product3: typeof english = {
  title: 'ROI-Prognose: was eine Automatisierung bringt',
  description:
    'Vorgänge, Minuten, Stundensatz, Fehlerquote: eine Prognose über Stunden, Geld und Amortisation in drei Jahren, als Spanne, mit offener Formel.',
  long: 'Den Ertrag kennen,',
  short: 'bevor Sie bezahlen.',
  lede: 'Aus wenigen Zahlen Ihres Prozesses werden Stunden, Geld und ein Monat der Amortisation: als Spanne, mit benannten Annahmen und offener Formel.',
}
