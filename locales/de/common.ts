import type { common as english } from '#locales/en/common.ts'

export const common: typeof english = {
  skip: 'Zum Inhalt springen',
  bookSession: 'Session buchen',
  bookSessionLong: 'Kostenlose 2-\u2060h-\u2060Session buchen',
  browseCatalogue: 'Katalog ansehen',
  newPage: 'Seite: {{title}}',
}
