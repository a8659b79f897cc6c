import type { linkInBio as english } from '#locales/en/pages/link-in-bio.ts'

export const linkInBio: typeof english = {
  title: 'Kurztakt für die Tasche: alle Links',
  description:
    'Der Taschenfahrplan: die kostenlose Session, der Katalog, die Prognose und die neuesten Artikel auf einer kleinen Seite.',
  long: 'Kurztakt',
  short: 'im Taschenformat.',
  lede: 'Alle Verbindungen auf einer kleinen Seite. An den gestrichelten Linien falten.',
  departures: {
    heading: 'Abfahrten',
    session: 'Kostenlose Session',
    demo: 'Danach die Demo',
    forecast: 'ROI-Prognose',
    workflow: 'Ablauf zeichnen',
    price: 'Tarif Basic, netto im Monat, nur für Unternehmen',
    trial: 'Kostenlose Testphase',
    free: 'kostenlos',
  },
  network: {
    heading: 'Netz',
    catalogue: 'Automatisierungen im Katalog',
    useCases: 'Durchgerechnete Beispiele',
    integrations: 'Beschriebene Systeme',
    articles: 'Artikel',
    methods: 'Methoden im Vergleich',
  },
  reading: { heading: 'Für unterwegs' },
  station: { heading: 'Bahnhof', form: 'Kontaktformular' },
}
