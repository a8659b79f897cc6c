import type { common as english } from '#locales/en/common.ts'

export const common: typeof english = {
  skip: 'Zum Inhalt springen',
  bookSession: 'Session buchen',
  bookSessionLong: 'Kostenlose 2-h-Session buchen',
  browseCatalogue: 'Katalog ansehen',
  newPage: 'Seite: {{title}}',
}
