import type { legal as english } from '#locales/en/legal.ts'

export const legal: typeof english = {
  contents: 'Inhalt',
  updated: 'Stand {{date}}',
  count: '{{count}} Abschnitte',
  print: 'Drucken',
  note: 'Kurz gesagt',
}
