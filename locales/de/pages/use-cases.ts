import type { useCases as english } from '#locales/en/pages/use-cases.ts'

export const useCases: typeof english = {
  title: 'Anwendungsfälle: vorher und nachher, maßstäblich',
  description:
    'Zehn durchgerechnete Beispiele von Rechnung bis Ausschreibung: jeder Schritt mit Warten und Arbeit, vorher und nachher, und was schiefging.',
  long: 'Tage vorher,',
  short: 'Minuten nachher.',
  lede: 'Zehn durchgerechnete Beispiele mit angenommenen, aber plausiblen Zeiten: jeder Prozess Schritt für Schritt, mit Stunden, Geld und dem, was schiefging.',
}
