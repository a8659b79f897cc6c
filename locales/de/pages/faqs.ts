import type { faqs as english } from '#locales/en/pages/faqs.ts'

export const faqs: typeof english = {
  title: 'Fragen und Antworten zu Kosten, Dauer, Daten und Risiko',
  description:
    'Was es kostet, wie lange es dauert, welche Daten wir sehen, was der Betriebsrat fragt, was bei Fehlern passiert: klare Antworten zum Durchsuchen.',
  topStop: 'Fragen',
  long: 'Jede Frage',
  short: 'hat eine Station.',
  lede: 'Die Fragen, die vor einer ersten Session naheliegen, nach Themen sortiert. Jede Antwort hat einen eigenen Link zum Weitergeben.',
  search: 'Fragen und Antworten durchsuchen',
  placeholder: 'Betriebsrat, Preis, Schnittstelle',
  found: '{{count}} von {{total}} Antworten',
  nothing: 'Keine Station heißt so. Suchen Sie ein anderes Wort oder fragen Sie uns direkt.',
  map: 'Themen',
  stop: '1 Station',
  stops: '{{count}} Stationen',
  link: 'Link zu dieser Antwort',
  more: 'Mehr dazu: {{page}}',
  ask: {
    stop: 'Keine Station',
    long: 'Ihre Frage liegt nicht an der Strecke?',
    short: 'Dann ist es eine gute.',
    text: 'Schreiben Sie uns. Es antwortet ein Mensch innerhalb eines Arbeitstags, und wenn die Frage wiederkommt, bekommt sie hier eine Station.',
    action: 'Frage stellen',
  },
}
