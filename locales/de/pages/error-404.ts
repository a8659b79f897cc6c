import type { error404 as english } from '#locales/en/pages/error-404.ts'

export const error404: typeof english = {
  title: 'Seite nicht gefunden!',
  description:
    'Diese Adresse führt nirgendwohin. Von hier erreichen Sie Startseite, Katalog, Artikel und jede andere Seite.',
  long: 'Seite nicht gefunden!',
  short: 'Die Linie endet hier.',
  lede: 'Diese Adresse führt nirgendwohin, oder die Seite ist umgezogen. Von hier können Sie in jede andere Linie umsteigen.',
}
