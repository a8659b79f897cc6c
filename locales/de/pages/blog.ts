import type { blog as english } from '#locales/en/pages/blog.ts'

export const blog: typeof english = {
  title: 'Artikel darüber, wie Prozesse kürzer werden',
  description:
    'Notizen aus der Praxis: Durchlaufzeit messen, Methoden wählen, Erträge schätzen, und was Betriebsrat und Datenschutz wissen wollen.',
  stop: 'Artikel',
  long: 'Etwas zu lesen,',
  short: 'solange Sie warten.',
  lede: 'Notizen aus Prozessanalyse und Automatisierung: wie man misst, was man wählt, was es bringt – und wann man es besser lässt.',
  featured: 'Für den Anfang',
  list: {
    stop: 'Alle Artikel',
    heading: 'Alle Artikel, Lesezeit im Maßstab',
    search: 'Artikel durchsuchen',
    placeholder: 'Rechnung, Freigabe, DSGVO',
    categories: 'Rubriken',
    count: '{{shown}} von {{all}} Artikeln',
    none: 'Kein Artikel enthält alle diese Wörter.',
    clear: 'Alle Artikel zeigen',
    more: '{{count}} weitere zeigen',
    all: 'Alle Artikel stehen im Seitenverzeichnis.',
  },
  feeds: 'Neue Artikel im Feedreader, in voller Länge:',
}
