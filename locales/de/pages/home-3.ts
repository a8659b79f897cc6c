import type { home3 as english } from '#locales/en/pages/home-3.ts'

export const home3: typeof english = {
  title: 'Für die Geschäftsleitung: erst der Ertrag, dann das Ja',
  description:
    'Eine ROI-Prognose mit Spanne statt Versprechen, der Preis vorab, die Risiken auf einer Seite. Drei von vier Schritten kosten nichts.',
  stop: 'Ertrag',
  long: 'Was es bringt,',
  short: 'bevor es etwas kostet.',
  lede: 'Für alle, die unterschreiben: eine Prognose mit Spanne statt Versprechen, ein fester Preis vorab und eine Liste dessen, was schiefgehen kann.',
  actions: { forecast: 'Eigenen Ertrag berechnen', session: 'Kostenlose Session buchen' },
  sheet: {
    heading: 'Entscheidungs\u00advorlage',
    note: 'Beispielprozess, angenommene Werte: {{cases}}\u00a0Vorgänge im Monat, je {{minutes}}\u00a0Minuten.',
    rows: {
      untilDecision: 'Kosten bis zur Entscheidung',
      ownTime: 'Ihre eigene Zeit bis dahin, ohne Sessions zu Zielen',
      payback: 'Amortisation, optimistisch bis vorsichtig',
      project: 'Vom vereinbarten Beginn bis produktionsreif',
      no: 'Wenn es sich nicht lohnt',
    },
    ownTime: 'Session max. {{hours}}\u00a0h, Demo etwa 1\u00a0h',
    payback: '{{from}} bis {{to}} Monate',
    project: 'max. {{days}} Tage',
    no: 'sagen wir es',
  },
  cost: {
    stop: 'Kosten im Zeitverlauf',
    long: 'Die Rechnung bleibt bei null,',
    short: 'bis Sie Ja sagen.',
    lede: 'Nach rechts läuft die Zeit, nach oben laufen die Kosten. Die einzige Stufe in der Linie ist die, die Sie unterschreiben, zu einem Preis, der vorher feststand.',
    drawing:
      'Kosten im Zeitverlauf: null während Session, Demo und der Gespräche über Ziele und Ertrag, danach ein Festpreis mit Ihrer Entscheidung.',
    session: 'Session',
    demo: 'Demo',
    goals: 'Ziele und Ertrag',
    decision: 'Ihre Entscheidung',
    price: 'Festpreis',
    free: 'kostenlos',
  },
  risk: {
    stop: 'Risiken',
    long: 'Was schiefgehen kann',
    short: 'und was dann passiert.',
    caption: 'Sechs Risiken eines Automatisierungsprojekts',
    columns: { risk: 'Was schiefgeht', sign: 'Woran Sie es merken', answer: 'Was dann passiert' },
    rows: [
      {
        risk: 'Der Nutzen war zu hoch geschätzt',
        sign: 'Minuten je Vorgang nach vier Wochen, neben der Prognose',
        answer:
          'Wir messen mit der Methode aus Schritt 1. Liegt das Ergebnis unter dem vorsichtigen Fall, suchen wir mit Ihnen die Ursache, bevor weitergebaut wird.',
      },
      {
        risk: 'Die Automatisierung macht einen Fehler',
        sign: 'Jeder Lauf ist protokolliert, Zweifelsfälle gehen an einen Menschen',
        answer:
          'Der Schritt wird sofort auf Handbetrieb zurückgestellt, der Vorgang korrigiert und als Testfall aufgenommen.',
      },
      {
        risk: 'Ein angebundenes System ändert sich',
        sign: 'Der Lauf hält mit einer Meldung an, statt zu raten',
        answer:
          'Vorgänge warten in einer Warteschlange, nichts geht verloren. Das Betriebshandbuch liegt bei Ihnen; mit Betreuung reparieren wir, sonst Ihr Team.',
      },
      {
        risk: 'Die einzige Person, die es versteht, geht',
        sign: 'Sie sehen es bei der Abnahme in der Übergabeliste',
        answer:
          'Dokumentation, Tests und Zugänge liegen vom ersten Tag an bei Ihnen. Zwei Personen auf Ihrer Seite sind eingearbeitet.',
      },
      {
        risk: 'Belegschaft oder Betriebsrat ist dagegen',
        sign: 'An den Fragen in der ersten Session, wenn beide eingeladen sind',
        answer:
          'Wir bringen die Liste der Daten, Zwecke und Protokolle mit. Die Leistung Einzelner wird nicht ausgewertet.',
      },
      {
        risk: 'Es lohnt sich überhaupt nicht',
        sign: 'Das sagt die Prognose in Schritt 3',
        answer: 'Dann hören Sie dort auf, ohne Kosten, und behalten die Zeichnung Ihres Prozesses.',
      },
    ],
  },
  data: {
    stop: 'Sicherheit',
    long: 'Ihre Daten gehen nur dorthin,',
    short: 'wohin Sie sie lassen.',
    rows: [
      {
        term: 'In Ihrer IT',
        text: 'Individuell Entwickeltes läuft in Ihrer Cloud, Ihrem Serverraum oder bei uns, die Tarife auf unseren Servern in der EU (Enterprise auch in Ihrer IT). In Ihrer IT arbeiten wir mit eigenen, eng begrenzten Zugängen, die Sie sperren können.',
      },
      {
        term: 'Sprachmodelle',
        text: 'Nur wo die Aufgabe eines braucht, bei einem Anbieter, dem Sie zustimmen, in einer Region Ihrer Wahl, ohne Training mit Ihren Daten.',
      },
      {
        term: 'Per Vertrag',
        text: 'Auftragsverarbeitungsvertrag vor dem ersten Zugriff, Angaben für Ihr Verarbeitungsverzeichnis, Löschfristen schriftlich.',
      },
      {
        term: 'In der Demo',
        text: 'Erfundene oder anonymisierte Daten. Für eine Demo muss uns niemand echte Kundendaten schicken.',
      },
    ],
    more: 'Unser Umgang mit Daten im Detail',
  },
  references: {
    stop: 'Stimmen',
    long: 'Was andere sagen würden,',
    short: 'als Muster gekennzeichnet.',
    note: 'Das sind Mustertexte. Sie zeigen, was wir nach einem Projekt fragen. Echte Stimmen stehen hier, sobald Kunden sie freigegeben haben.',
    more: 'So prüfen wir Stimmen',
  },
  call: {
    long: 'Zwei Stunden Ihrer Zeit',
    short: 'für eine Zeichnung, die Ihnen nützt.',
    text: 'Bringen Sie einen Prozess mit und die Person, die ihn betreut. Sie gehen mit einer maßstäblichen Zeichnung und einer ersten Einschätzung, auch wenn nichts daraus wird; die Prognose in drei Fällen folgt in Schritt 3.',
  },
}
