import type { listPages as english } from '#locales/en/list-pages.ts'

export const listPages: typeof english = {
  pages: 'Seiten der Liste',
  page: 'Seite {{page}} von {{pages}}',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  failed: 'Der Text ließ sich nicht laden.',
  whole: 'Der ganze Text',
  loadingAll: 'Die ganze Liste wird geladen.',
  allFailed: 'Der Rest der Liste ließ sich nicht laden.',
  again: 'Erneut versuchen',
  all: 'Die ganze Liste ohne Suche',
}
