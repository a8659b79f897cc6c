import type { departures as english } from '#locales/en/departures.ts'

export const departures: typeof english = {
  filter: 'Filtern',
  filterChosen: 'Filter: {{count}} gewählt',
  morePlatforms: '{{count}} weitere',
  fewerPlatforms: 'Weniger',
  clear: 'Alles zurücksetzen',
  sort: 'Sortieren nach',
  sorts: {
    relevance: 'Relevanz',
    days: 'Tagen bis zum Start',
    stops: 'wegfallenden Halten',
    name: 'Namen',
  },
  efforts: {
    '5': '1 bis 5 Tage',
    '9': '6 bis 9 Tage',
    '14': '10 bis 14 Tage',
  },
  left: 'Ein Teil der Adresse war nicht verständlich und wurde weggelassen.',
  noScript: 'Suche und Filter brauchen JavaScript.',
  noScriptLink: 'Alle Linien mit ihrem ganzen Text',
  none: {
    heading: 'Dorthin fährt noch keine Linie.',
    text: 'Versuchen Sie es mit weniger Filtern oder einem anderen Wort. Oder beschreiben Sie uns den Prozess: In der kostenlosen Session, höchstens {{hours}} Stunden online, geht es um Ihren Fall statt um ein Muster.',
  },
  more: '{{count}} weitere zeigen',
  entry: {
    problem: 'Das Problem',
    afterwards: 'Was danach läuft',
    bring: 'Was Sie mitbringen',
    limits: 'Grenzen',
    methods: 'Methoden',
    platforms: 'Plattformen',
    assumed: 'Annahme für die Prognose',
    volume: '{{cases}} Vorgänge im Monat, je {{minutes}} min',
    forecast: 'ROI dafür berechnen',
    demo: 'Demo dazu anfordern',
  },
}
