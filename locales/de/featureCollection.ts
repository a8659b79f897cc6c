import type { featureCollection as english } from '#locales/en/featureCollection.ts'

export const featureCollection: typeof english = {
  stop: 'In Zahlen',
  heading: 'Drei Aussagen im Maßstab',
  checked: 'Definition zuletzt geprüft am {{date}}',
  more: 'Wie jede Zahl entsteht',
  integrations: {
    drawing: '{{count}} Striche, einer je Integration',
    text: 'Integrationen, je ein Strich. Buchhaltung, CRM, ERP, E-Mail und die alte Datenbank im Keller.',
    definition:
      'Gezählt wird einmal jedes benannte System mit dokumentiertem Zugang: Schnittstelle, Datenbank, Datei oder Postfach.',
  },
  platforms: {
    drawing: '{{count}} Striche, einer je Plattform',
    text: 'Plattformen, auf denen wir bauen. So folgt das Werkzeug Ihrer IT und nicht umgekehrt.',
    definition: 'Gezählt wird Software, die bei Kunden läuft und Automatisierungen tragen kann.',
  },
  uptime: {
    drawing: 'Ein Jahr im Maßstab, {{downtime}} sind markiert',
    text: 'Verfügbarkeit. Der Balken ist ein Jahr, {{hours}} Stunden, die Marke, was ausfallen darf: {{downtime}}.',
    definition:
      'Gilt für die bezahlten Tarife, die wir betreiben, minütlich gemessen im Kalenderjahr, ohne angekündigte Wartung. In Ihrer IT gilt deren Verfügbarkeit.',
  },
}
