import type { sitemap as english } from '#locales/en/pages/sitemap.ts'

export const sitemap: typeof english = {
  title: 'Seitenverzeichnis: alles von A bis Z',
  description:
    'Alle Seiten nach Linien, dazu jede Automatisierung, jeder Artikel, jedes Beispiel, jedes System und jede Frage in einem Register von A bis Z.',
  long: 'Jeder Halt',
  short: 'auf einer Seite.',
  lede: 'Zuerst alle Seiten, Linie für Linie. Darunter das Register: jede Automatisierung, jeder Artikel, jedes durchgerechnete Beispiel, jedes angebundene System und jede beantwortete Frage unter ihrem Namen.',
  keys: 'Auch die Suche findet sie: Drücken Sie auf einer beliebigen Seite Strg+K (⌘K).',
  stop: 'Linien',
  pages: '{{count}} Seiten auf {{lines}} Linien',
  lines: {
    start: 'Start',
    offer: 'Angebot',
    prices: 'Preise',
    knowledge: 'Wissen',
    company: 'Unter\u00adnehmen',
    account: 'Konto',
    legal: 'Rechtliches',
    workshop: 'Werkstatt',
  },
  index: {
    stop: 'A bis Z',
    long: 'Das Verzeichnis der Halte,',
    short: 'von A bis Z.',
    text: '{{count}} Einträge. Neben jedem Namen steht, wohin er führt.',
    letters: 'Buchstaben',
    digits: '0–9',
  },
  kinds: {
    automation: 'Katalog',
    article: 'Artikel',
    useCase: 'Beispiel',
    integration: 'System',
    question: 'Frage',
  },
}
