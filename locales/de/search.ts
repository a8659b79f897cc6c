import type { search as english } from '#locales/en/search.ts'

export const search: typeof english = {
  placeholder: 'Rechnung, Betriebsrat, Preis …',
  kinds: {
    page: 'Seiten',
    automation: 'Katalog',
    question: 'Fragen',
    article: 'Artikel',
    useCase: 'Anwendungs\u00adfälle',
    integration: 'Integra\u00adtionen',
  },
  covers:
    'Durchsucht {{page}} Seiten, {{automation}} Automatisierungen, {{question}} Fragen, {{article}} Artikel, {{useCase}} Anwendungsfälle und {{integration}} Integrationen. Ein Tippfehler schadet nicht.',
  results: 'Treffer',
  one: '1 Treffer',
  found: '{{count}} Treffer',
  all: 'Diese Liste auf ihrer eigenen Seite durchsuchen',
  nothing: 'So heißt hier nichts.',
  help: 'Versuchen Sie es mit einem kürzeren Wort oder einem anderen für dieselbe Sache. Oder sehen Sie nach, was es alles gibt, oder fragen Sie einen Menschen.',
  siteMap: 'Seitenverzeichnis',
  contact: 'Fragen Sie uns',
  keys: 'Pfeiltasten wählen, Enter öffnet, Escape schließt.',
  slash: 'Die Taste / öffnet diese Suche',
}
