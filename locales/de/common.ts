import type { common as english } from '#locales/en/common.ts'

export const common: typeof english = {
  skip: 'Zum Inhalt springen',
}
