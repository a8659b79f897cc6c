import type { patterns as english } from '#locales/en/patterns.ts'

export const patterns: typeof english = {
  stop: 'Muster\u00adbibliothek',
  use: 'Einsetzen',
  avoid: 'Nicht einsetzen',
  props: 'Eigenschaften',
  noProps: 'Keine.',
  others: 'Die beiden anderen Teile der Bibliothek',
}
