import type { careersDetails as english } from '#locales/en/pages/careers-details.ts'

export const careersDetails: typeof english = {
  title: 'Automatisierungsentwickler:in (m/w/d)',
  description:
    'Produktionsreife Automatisierungen in höchstens 14 Tagen bauen, in der IT der Kunden. Die Stelle im Detail: Aufgaben, Erwartungen, Gehalt, Ablauf.',
  long: 'Automatisierungs\u00adentwickler:in',
  short: '(m/w/d) gesucht.',
  lede: 'Sie bauen, was die Analyse zeichnet: kleine, nachvollziehbare Automatisierungen, die in fremder IT laufen und übergeben werden können.',
  stop: 'Anschluss',
  facts: [
    {
      name: 'Von',
      text: 'Softwareentwicklung, IT-Betrieb oder einer Fachabteilung, die sich selbst geholfen hat',
    },
    { name: 'Ort', text: '{{city}} oder von zu Hause, überall in Deutschland' },
    { name: 'Zeit', text: 'Vollzeit oder vier Tage die Woche' },
    { name: 'Vertrag', text: 'Unbefristet, vom ersten Tag an' },
    {
      name: 'Gehalt',
      text: '{{from}} bis {{to}} brutto im Jahr bei Vollzeit; Ihre Zahl schriftlich vor dem ersten Gespräch',
    },
    { name: 'Sprachen', text: 'Deutsch mit Kunden, Englisch im Code' },
  ],
  apply: 'Zum Formular',
  until: 'Bewerbungen bis zum {{date}}.',
  sample: 'Diese Anzeige ist ein Muster: Gehalt und Fristen sind erfunden.',
  week: {
    stop: 'Eine Woche',
    long: 'Eine Arbeitswoche,',
    short: 'maßstäblich gezeichnet.',
    label:
      'Eine Beispielwoche von Montag bis Freitag, neun bis halb sechs, in Blöcken: Bauen, beim Kunden, Prüfen und Testen, Lernen.',
    days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
    kinds: { build: 'Bauen', customer: 'Beim Kunden', review: 'Prüfen und Testen', learn: 'Lernen' },
    note: 'Ein Beispiel, keine Messung. In der letzten Woche vor einer Übergabe verdoppelt sich der Anteil beim Kunden.',
  },
  work: {
    stop: 'Die Arbeit',
    title: 'Was sie ist und was nicht',
    columns: ['Sie werden', 'Sie werden nicht'],
    rows: [
      [
        'immer nur eine Automatisierung bauen, von der Zeichnung bis zur Übergabe',
        'in drei Projekten gleichzeitig sitzen',
      ],
      [
        'von sechs Methoden die einfachste nehmen, die genügt',
        'ein Sprachmodell einsetzen, wo eine Regel reicht',
      ],
      ['Tests schreiben, bevor Sie den zweiten Schritt schreiben', 'für Übergebenes Bereitschaft haben'],
      ['einer Buchhalterin erklären, warum ein Fall hängen blieb', 'verkaufen'],
      ['Nein sagen, wenn etwas nicht automatisiert gehört', 'etwas bauen, das Menschen bewertet'],
    ],
    bring: 'Sie bringen mit',
    bringList: [
      'Zwei Jahre, in denen sich andere auf das verließen, was Sie gebaut haben',
      'Eine Sprache gut, am liebsten TypeScript oder Python, dazu SQL',
      'Geduld mit schlecht dokumentierten Schnittstellen',
      'Deutsch, das für ein Gespräch mit einer Fachabteilung reicht (C1)',
    ],
    need: 'Sie brauchen nicht',
    needList: [
      'Einen Hochschulabschluss',
      'Zertifikate von Plattformanbietern',
      'Einen lückenlosen Lebenslauf',
      'Foto, Alter oder Familienstand',
    ],
  },
  way: {
    stop: 'Der Weg',
    long: 'Drei Gespräche,',
    short: 'drei Wochen.',
    stops: [
      { title: 'Sie senden das Formular', text: 'Eine halbe Seite genügt.' },
      { title: 'Wir antworten', text: 'Ja, mit der Zahl zum Gehalt, oder Nein, mit Grund.' },
      {
        title: 'Erstes Gespräch, 45\u00a0min',
        text: 'Mit jemandem, der dieselbe Arbeit macht. Sie fragen zuerst.',
      },
      { title: 'Zweites, 2 h', text: 'Wir bauen gemeinsam etwas Kleines, nach einer echten Zeichnung.' },
      {
        title: 'Drittes, 45\u00a0min, und Entscheidung',
        text: 'Mit denen, die mit Ihnen arbeiten würden. Das Ergebnis hören Sie binnen eines Tages.',
      },
    ],
    note: 'Kalendertage; nur die drei bis zu unserer Antwort sind Arbeitstage. Brauchen Sie länger, dauert es länger.',
  },
  formStop: 'Bewerben',
  slip: 'Bewerbung',
  submit: 'Bewerbung senden',
  labels: { role: 'Stelle', link: 'Link zu Profil oder Arbeitsprobe', message: 'Ihre halbe Seite' },
  hints: {
    link: 'Ein Profil, ein Repository, eine Arbeitsprobe. Nur, wenn es eine gibt.',
    message:
      'Was haben Sie gebaut, das noch läuft? Wer verlässt sich darauf? Was würden Sie heute anders machen?',
    phone: 'Nur, wenn wir anrufen dürfen.',
  },
  roles: {
    'process-analyst': 'Prozessanalyst:in',
    'automation-engineer': 'Automatisierungsentwickler:in',
    'data-scientist': 'Datenwissenschaftler:in',
    'project-lead': 'Projektleitung',
    unsolicited: 'Initiativbewerbung',
  },
  stub: {
    title: 'Was damit geschieht',
    rows: [
      { name: 'Wer sie liest', text: 'Zwei Menschen: einer aus dem Team, einer, der einstellt.' },
      {
        name: 'Wie lange wir sie behalten',
        text: 'Höchstens {{days}} Tage, dann wird sie gelöscht.',
      },
      { name: 'Wer entscheidet', text: 'Menschen. Kein Programm sortiert hier Bewerbungen.' },
      {
        name: 'Bitte weglassen',
        text: 'Foto, Alter, Familie, Religion, Gesundheit. Wir wollen es nicht wissen.',
      },
    ],
  },
  done: {
    title: 'Danke. Ihre Bewerbung ist angekommen.',
    text: 'Zwei Menschen lesen sie. Wollen beide Seiten weiter, sind das die spätesten Termine:',
    answer: 'Unsere Antwort, spätestens',
    answerText: 'Bei einem Nein mit Grund, bei einem Ja mit der Zahl zum Gehalt.',
    decision: 'Entscheidung, wenn Sie bis dahin drei Termine frei haben',
  },
}
