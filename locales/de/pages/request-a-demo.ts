import type { requestADemo as english } from '#locales/en/pages/request-a-demo.ts'

export const requestADemo: typeof english = {
  title: 'Demo anfordern: kostenlos, 2 Arbeitstage nach der Session',
  description:
    'Beschreiben Sie einen Prozess. Wir sprechen höchstens zwei Stunden online; spätestens zwei Arbeitstage später klicken Sie sich durch eine Demo Ihres Falls.',
  long: 'Ein langer Prozess von Ihnen.',
  short: 'Zwei Stunden mit uns.',
  lede: 'Erzählen Sie uns von einem Prozess, der zu lange dauert. Die Session ist kostenlos und dauert höchstens {{hours}} Stunden; die Demo folgt spätestens {{days}}\u00a0Arbeitstage danach, ebenfalls kostenlos.',
  stop: 'Anfrage',
  scale: {
    title: 'Ihre Zeit und unsere auf einer Skala',
    label:
      'Auf einer Skala von {{total}} Stunden: Sie werden die ersten {{hours}} Stunden gebraucht, unsere Frist läuft {{demoHours}}\u00a0Stunden weiter, dann klicken Sie sich durch die Demo.',
    you: 'Sie: eine Session',
    we: 'Wir: Session, dann Demo',
    ready: 'Ihre Demo',
    note: 'Schraffiert: Ihr Tag geht ohne uns weiter. Längster Fall; Tage sind Arbeitstage in Deutschland.',
  },
  slipStop: 'Das Formular',
  slip: 'Antrag auf Session und Demo',
  submit: 'Session anfordern',
  labels: {
    company: 'Unternehmen',
    process: 'Prozessbeschreibung',
    preferredTime: 'Wunschtermin',
    forecast: 'Prognose',
    estimate: 'Preisschätzung',
    workflow: 'Ablauf',
  },
  hints: {
    process: 'Von wo bis wo, wie oft, wie lange, in welchen Programmen. Stichworte genügen, Zahlen helfen.',
    preferredTime: 'Zum Beispiel: dienstags oder donnerstags vor elf.',
  },
  automation: 'Bitte zeigen Sie uns diese Automatisierung aus dem Katalog: {{name}}.',
  attached: {
    title: 'Anlagen',
    none: 'Nichts angehängt. Wenn Sie Ihren Prozess vorher zeichnen oder eine Prognose erstellen, reist das mit und spart eine halbe Stunde der Session.',
    some: 'Das reist mit Ihrer Anfrage mit, wenn Sie es nicht entfernen.',
    sent: 'Das ist mit Ihrer Anfrage angekommen.',
    kinds: { forecast: 'Ihre Prognose', workflow: 'Ihr Ablauf' },
    open: 'Ansehen',
    remove: 'Entfernen',
    removed: 'Entfernt.',
    attach: 'Wieder anhängen',
    toForecast: 'Prognose erstellen',
    toWorkflow: 'Prozess zeichnen',
  },
  example: {
    title: 'Diese Beschreibung reicht',
    text: '„Eingangsrechnungen, etwa 240 im Monat, vom Postfach bis zur Buchung. Je 18\u00a0Minuten, drei Leute, Outlook und DATEV. Am längsten liegen sie bei den Freigaben.“',
  },
  done: {
    title: 'Ihre Anfrage ist da. Ab jetzt läuft unsere Uhr.',
    text: 'Sie erhalten Terminvorschläge per E-Mail. Nehmen Sie den ersten, sind das die spätesten Termine:',
    proposal: 'Terminvorschläge, spätestens',
    session: 'Erste mögliche Session',
    sessionText: 'Online, höchstens {{hours}} Stunden, auf Deutsch oder Englisch.',
    demo: 'Ihre Demo, spätestens',
    demoText: 'Spätestens {{days}} Arbeitstage nach der Session, wann immer sie stattfindet.',
  },
  packing: {
    stop: 'Packliste',
    long: 'Was Sie mitbringen,',
    short: 'was Sie behalten.',
    when: 'Wann',
    columns: ['Sie bringen mit', 'Wir bringen mit', 'Sie behalten'],
    rows: [
      {
        step: 'Vor der Session',
        cells: [
          'Einen Menschen, der die Arbeit täglich macht. Die Abteilungsleitung ist auch willkommen.',
          'Fragen, die zu Ihrer Beschreibung passen, am Vortag geschickt.',
          'Die Fragenliste. Sie nützt auch ohne uns.',
        ],
      },
      {
        step: 'In der Session',
        cells: [
          'Fünf echte Fälle, in denen geschwärzt ist, was Menschen erkennen lässt. Auf dem geteilten Bildschirm nur Geschwärztes oder Testdaten; Dateien verschicken Sie nicht.',
          'Eine Person aus der Analyse, eine aus der Entwicklung. Eine fragt, eine zeichnet.',
          'Die maßstäbliche Zeichnung Ihres Prozesses als Datei.',
        ],
      },
      {
        step: 'In der Demo',
        cells: [
          'Eine Stunde und die Lust, die Demo kaputt zu machen.',
          'Eine klickbare Fassung Ihres Falls mit erfundenen Daten.',
          'Zugang, meist für 30 Tage, und eine Liste dessen, was sie noch nicht kann.',
        ],
      },
    ],
  },
  no: {
    stop: 'Wann wir ablehnen',
    title: 'In drei Fällen sagen wir Nein, bevor die Session Sie Zeit kostet',
    rows: [
      {
        title: 'Es kostet weniger als fünf Stunden im Monat',
        text: 'Dann ist eine gute Checkliste billiger als jede Software. Unsere bekommen Sie.',
      },
      {
        title: 'Software soll allein über Menschen entscheiden',
        text: 'Einstellung, Kündigung, Kredit: Solche Entscheidungen bereiten wir vor, wir automatisieren sie nicht.',
      },
      {
        title: 'Ein Produkt kann das von der Stange',
        text: 'Dann nennen wir Ihnen zwei oder drei, und Sie sparen unser Honorar.',
      },
    ],
  },
}
