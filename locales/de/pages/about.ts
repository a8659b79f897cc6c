import type { about as english } from '#locales/en/pages/about.ts'

export const about: typeof english = {
  title: 'Über uns: Wir schaffen Wartezeit ab',
  description:
    'Wer wir sind, was wir über Automatisierung denken und wie ein kleines Team mit Unternehmen von 20 bis 2.000 Beschäftigten arbeitet.',
  stop: 'Über uns',
  long: 'Menschen, die ungern warten,',
  short: 'bei der Arbeit.',
  lede: 'Wir kommen aus Prozessanalyse, Entwicklung und Datenwissenschaft. Was uns verbindet: eine Stoppuhr und die Gewohnheit, zu fragen, warum ein Vorgang liegt.',
  project: {
    stop: 'Ein Projekt',
    long: 'Ein Vorgang, fünf Tische,',
    short: 'zwei Fristen.',
    text: 'So fährt ein Projekt durch unser Haus, gezeichnet wie ein Bildfahrplan der Eisenbahn. Die Zeit läuft nach rechts, jeder Tisch ist ein Bahnhof, und je steiler die Linie, desto schneller die Übergabe.',
    caption:
      'Ein Beispiel in den Grenzen, die wir zusagen: {{demo}}\u00a0Arbeitstage bis zur Demo, {{live}}\u00a0Tage bis zur Produktionsreife. Die Zahlen darunter zählen, wie lange der Vorgang an einem Tisch ist, nicht Arbeitsstunden.',
    pause: 'nach Bedarf',
    desks: {
      you: {
        name: 'Sie',
        text: 'Sie zeigen den Ablauf, sehen die Demo, entscheiden und lassen Alt und Neu nebeneinander laufen, bevor umgestellt wird.',
      },
      analyst: {
        name: 'Prozessanalyse',
        text: 'Hört zu, stoppt die Zeit, zeichnet. Kommt am Ende zurück und prüft, ob der neue Ablauf der ist, der gemeint war.',
      },
      engineer: {
        name: 'Entwicklung',
        text: 'Baut erst die Demo, dann die Automatisierung selbst, in Ihrer IT, mit Protokoll und Ausschalter.',
      },
      scientist: {
        name: 'Daten\u00adwissenschaft',
        text: 'Steigt nur parallel zu, wenn etwas aus Daten zu lernen ist. Viele Projekte brauchen das nicht.',
      },
      lead: {
        name: 'Projektleitung',
        text: 'Vereinbart mit Ihnen Ziele und Termine, hält die vierzehn Tage frei und übergibt.',
      },
    },
  },
  firm: {
    stop: 'Das Haus',
    long: 'Mit Absicht klein,',
    short: 'mit weniger Halten.',
    text: 'Durchgestrichene Halte sind auf anderen Linien üblich. Unsere fährt dort durch.',
    noStop: 'kein Halt',
    stops: [
      {
        name: 'Wer fragt, baut',
        text: 'Wer in der ersten Session sitzt, baut in der Regel auch Ihr Projekt. Nichts muss weitergesagt werden, also geht unterwegs nichts verloren.',
      },
      { name: 'Übergabe vom Vertrieb an die Umsetzung' },
      {
        name: 'Zwei in jedem Projekt',
        text: 'Eine Person versteht den Ablauf, eine baut; die Projektleitung hält die Termine. Die Datenwissenschaft kommt dazu, wenn ein Verfahren lernen muss.',
      },
      { name: 'Wöchentliche Statusfolien' },
      {
        name: 'Etwas zum Anklicken',
        text: 'Spätestens nach zwei Arbeitstagen gibt es eine Demo, die funktioniert. Sie ersetzt den Bericht.',
      },
      {
        name: 'Kein Start ohne freien Platz',
        text: 'Wir beginnen erst, wenn vierzehn Tage in unserem Kalender frei sind. Lieber ein späterer Beginn als ein langsames Projekt.',
      },
      { name: 'Lizenzen mit Aufschlag' },
      {
        name: 'Ohne uns weiter nutzbar',
        text: 'Bei individueller Entwicklung laufen Konten vom ersten Tag an auf Ihr Unternehmen, Zeichnungen gehören Ihnen. Den Code dürfen Sie nach der Zahlung unbegrenzt nutzen, ändern und ändern lassen.',
      },
      { name: 'Ein Wartungsvertrag, aus dem niemand herauskommt' },
      {
        name: 'Nein, wenn Nein die Antwort ist',
        text: 'Wenn eine Regel auf Papier genügt oder der Schritt einfach wegfallen sollte, sagen wir das, bevor Sie Geld ausgeben.',
      },
    ],
    link: 'Wann Sie nicht automatisieren sollten',
  },
  fit: {
    stop: 'Wer passt',
    long: 'Zwanzig bis zweitausend Leute',
    short: 'und warum.',
    axis: 'Beschäftigte, logarithmischer Maßstab',
    zones: [
      {
        name: 'Unter 20',
        text: 'Meist genügt ein Skript oder ein Standardprodukt. Nehmen Sie den kostenlosen Tarif, oder bauen Sie eine Idee aus dem Katalog selbst.',
      },
      {
        name: '20 bis 2.000',
        text: 'Groß genug, dass ein Vorgang auf einem fremden Tisch wartet, klein genug, dass eine Person entscheiden kann. Das ist unsere Linie.',
      },
      {
        name: 'Über 2.000',
        text: 'Vermutlich haben Sie dafür eine Abteilung. Wir arbeiten für einzelne Teams darin, wenn sie selbst entscheiden dürfen.',
      },
    ],
  },
  onward: {
    stop: 'Weiter',
    heading: 'Hier umsteigen nach',
    decide: { name: 'So entscheiden wir', text: 'Neun Grundsätze, und wohin Daten gehen' },
    careers: { name: 'Offene Stellen', text: 'Vier, mit Gehaltsspannen' },
    session: { name: 'Zwei Stunden mit uns', text: 'Kostenlos, online, einer Ihrer Prozesse' },
  },
}
