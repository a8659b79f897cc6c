import type { faqs as english } from '#locales/en/pages/faqs.ts'

export const faqs: typeof english = {
  title: 'Fragen und Antworten',
  description:
    'Was es kostet, wie lange es dauert, welche Daten wir sehen, was der Betriebsrat fragt, was bei Fehlern passiert: klare Antworten zum Durchsuchen.',
  long: 'Jede Frage',
  short: 'hat eine Station.',
  lede: 'Die Fragen, die in fast jeder ersten Session kommen, nach Themen sortiert. Jede Antwort hat einen eigenen Link zum Weitergeben.',
}
