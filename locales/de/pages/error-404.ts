import type { error404 as english } from '#locales/en/pages/error-404.ts'

export const error404: typeof english = {
  title: 'Seite nicht gefunden!',
  description:
    'Diese Adresse führt nirgendwohin. Von hier erreichen Sie Startseite, Katalog, Artikel und jede andere Seite.',
  short: 'Die Linie endet hier.',
  lede: 'Zu dieser Adresse führt kein Gleis: Es wurde nie gebaut, ist verlegt, oder unterwegs ging ein Buchstabe verloren. Hier können Sie umsteigen.',
  asked: 'Sie wollten nach',
  search: 'Wohin wollten Sie?',
  placeholder: 'Katalog, Preis, Prognose',
  connections: 'Anschlüsse ab hier',
  closest: 'Beste Anschlüsse ab hier',
  one: '1 Seite',
  found: '{{count}} Seiten',
  none: 'So heißt keine Seite. Das Menü oben nennt alle.',
  report: 'Einen defekten Link melden',
}
