export const linkInBio = {
  title: 'Kurztakt in your pocket: all links',
  description:
    'The pocket timetable: the free session, the catalogue, the forecast and the latest articles on one small page.',
  long: 'Kurztakt,',
  short: 'pocket size.',
  lede: 'All connections on one small page. Fold along the dashed lines.',
  departures: {
    heading: 'Departures',
    session: 'Free session',
    demo: 'Then a working demo',
    forecast: 'ROI forecast',
    workflow: 'Draw your process',
    price: 'Basic plan, net per month, businesses only',
    trial: 'Free trial',
    free: 'free',
  },
  network: {
    heading: 'Network',
    catalogue: 'Automations in the catalogue',
    useCases: 'Worked examples',
    integrations: 'Systems described',
    articles: 'Articles',
    methods: 'Methods compared',
  },
  reading: { heading: 'For the journey' },
  station: { heading: 'Station', form: 'Contact form' },
}
