import type { about as english } from '#locales/en/pages/about.ts'

export const about: typeof english = {
  title: 'Über uns: Wir schaffen Wartezeit ab',
  description:
    'Wer wir sind, was wir über Automatisierung denken und wie ein kleines Team aus Analyse und Entwicklung mit Unternehmen von 20 bis 2.000 Menschen arbeitet.',
  long: 'Menschen, die ungern warten,',
  short: 'bei der Arbeit.',
  lede: 'Wir sind Prozessanalyse, Entwicklung und Daten. Was uns verbindet: eine Stoppuhr und die Gewohnheit zu fragen, warum ein Vorgang gerade liegt.',
}
