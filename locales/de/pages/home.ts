import type { home as english } from '#locales/en/pages/home.ts'

export const home: typeof english = {
  title: 'Kurztakt: lange Prozesse, kurz gemacht',
  description:
    'Automatisierung und KI, die zu Ihrer IT passen. Sie sehen den neuen Ablauf maßstäblich und den Ertrag in Zahlen, bevor Sie etwas bezahlen.',
  long: 'Lange Prozesse,',
  short: 'kurz gemacht.',
  lede: 'Wir verkürzen Geschäftsprozesse mit Automatisierung und KI, die zu Ihrer IT passen. Sie sehen den neuen Ablauf maßstäblich und den Ertrag in Zahlen, bevor Sie etwas bezahlen.',
  articles: {
    stop: 'Artikel',
    long: 'Etwas zu lesen,',
    short: 'solange Sie warten.',
    all: 'Alle Artikel ansehen',
  },
}
