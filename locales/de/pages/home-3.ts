import type { home3 as english } from '#locales/en/pages/home-3.ts'

export const home3: typeof english = {
  title: 'Für die Geschäftsleitung: erst der Ertrag, dann das Ja',
  description:
    'Eine ROI-Prognose mit Spanne statt Versprechen, der Preis vorab, die Risiken auf einer Seite. Zwei von vier Schritten kosten nichts.',
  long: 'Was es bringt,',
  short: 'bevor es kostet.',
  lede: 'Für alle, die unterschreiben: eine Prognose mit Spanne statt Versprechen, ein fester Preis vorab und eine ehrliche Liste dessen, was schiefgehen kann.',
  actions: { forecast: 'Eigenen Ertrag berechnen', session: 'Kostenlose Session buchen' },
  sheet: {
    heading: 'Entscheidungs\u00advorlage',
    note: 'Beispielprozess, angenommene Werte: {{cases}} Vorgänge im Monat, je {{minutes}} Minuten.',
    rows: {
      untilDecision: 'Kosten bis zur Entscheidung',
      ownTime: 'Ihre eigene Zeit bis dahin',
      payback: 'Amortisation, vorsichtig bis günstig',
      project: 'Von Ihrem Ja bis zum Betrieb',
      no: 'Wenn es sich nicht lohnt',
    },
    ownTime: 'eine Session, max. {{hours}} h',
    payback: '{{from}} bis {{to}} Monate',
    project: 'max. {{days}} d',
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
        sign: 'Stunden je Vorgang nach vier Wochen, neben der Prognose',
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
          'Vorgänge warten in einer Schlange, nichts geht verloren. Ihr Team hat das Betriebshandbuch; wir reparieren im Vertrag oder übergeben.',
      },
      {
        risk: 'Die einzige Person, die es versteht, geht',
        sign: 'Sie sehen es bei der Abnahme in der Übergabeliste',
        answer:
          'Dokumentation, Tests und Zugänge gehören vom ersten Tag an Ihnen. Zwei Personen auf Ihrer Seite sind eingearbeitet.',
      },
      {
        risk: 'Belegschaft oder Betriebsrat sind dagegen',
        sign: 'Sie fragen in der ersten Session, wenn sie eingeladen sind',
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
    long: 'Ihre Daten bleiben,',
    short: 'wo sie sind.',
    rows: [
      {
        term: 'In Ihrer IT',
        text: 'Automatisierungen laufen in Ihrer Cloud oder Ihrem Serverraum. Wir arbeiten dort mit benannten, begrenzten Zugängen, die Sie schließen können.',
      },
      {
        term: 'Sprachmodelle',
        text: 'Nur wo die Aufgabe eines braucht, bei einem Anbieter Ihrer Wahl, in einer Region Ihrer Wahl, ohne Training mit Ihren Daten.',
      },
      {
        term: 'Per Vertrag',
        text: 'Auftragsverarbeitung vor dem ersten Zugriff, Angaben für Ihr Verarbeitungsverzeichnis, Löschfristen schriftlich.',
      },
      {
        term: 'In der Demo',
        text: 'Beispieldaten oder maskierte Daten. Für eine Demo muss uns niemand echte Kundendaten schicken.',
      },
    ],
    more: 'Unser Umgang mit Daten im Ganzen',
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
    short: 'für eine brauchbare Zahl.',
    text: 'Bringen Sie einen Prozess mit und die Person, die ihn betreut. Sie gehen mit einer schriftlichen Prognose in drei Fällen, ob wir zusammenarbeiten oder nicht.',
  },
}
