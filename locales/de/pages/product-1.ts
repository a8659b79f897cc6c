import type { product1 as english } from '#locales/en/pages/product-1.ts'

export const product1: typeof english = {
  title: 'Automatisierungskatalog mit Tagen, Halten und Grenzen',
  description:
    'Automatisierungen nach Abteilung, Methode, Plattform und Aufwand durchsuchen. Mit Problem, Ablauf danach, Liefertagen und Grenzen.',
  long: 'Automatisierungen,',
  short: 'abfahrbereit.',
  lede: 'Jede Linie ist eine Automatisierung: was sie abschafft und braucht, nach wie vielen Tagen sie läuft und wo sie endet.',
  stop: 'Katalog',
  reading: {
    stop: 'Lesehilfe',
    long: 'So lesen Sie',
    short: 'eine Linie.',
    items: {
      line: {
        name: 'Linie',
        text: 'Ein Kurzname für Anrufe und E-Mails.',
      },
      stops: {
        name: 'Manuelle Halte',
        text: 'Stellen, an denen jemand den Vorgang anfassen muss. Grau ist heute, bei einem typischen Mittelständler; Zinnoberrot, was danach bei Menschen bleibt.',
      },
      days: {
        name: 'Läuft in',
        text: 'Tage vom vereinbarten Beginn bis zur Produktionsreife, sobald Zugänge und Beispiele da sind. Höchstens {{days}}; was länger dauern würde, wird geteilt.',
      },
      assumed: {
        name: 'Annahmen',
        text: 'Menge und Minuten sind Startwerte, keine Messungen, die Kosten die einer individuellen Entwicklung; in einem Tarif gilt dessen Preis. Setzen Sie eigene ein.',
        link: 'Zur ROI-Prognose',
      },
    },
  },
  missing: {
    stop: 'Anschlüsse',
    long: 'Ihr Prozess',
    short: 'steht nicht an der Tafel?',
    text: 'Zeichnen Sie ihn mit seinen heutigen Zeiten, oder erzählen Sie uns davon. Wir sagen auch, wenn es sich nicht lohnt.',
    draw: 'Meinen Prozess zeichnen',
  },
}
