import type { cta as english } from '#locales/en/cta.ts'

export const cta: typeof english = {
  bookSession: 'Session buchen',
  bookSessionLong: 'Kostenlose 2-\u2060h-\u2060Session buchen',
  browseCatalogue: 'Katalog ansehen',
}
