import type { pricing3 as english } from '#locales/en/pages/pricing-3.ts'

export const pricing3: typeof english = {
  title: 'Was individuelle Entwicklung kostet: eine Schätzung',
  description:
    'Umfang einstellen und sofort die Preisspanne der individuellen Entwicklung sehen, mit dem Ertrag daneben. Ohne Formular, ohne Anruf.',
  topStop: 'Preis',
  long: 'Was es kostet',
  short: 'neben dem, was es bringt.',
  lede: 'Stellen Sie den Umfang Ihres Prozesses ein und sehen Sie sofort eine Preisspanne. Der Ertrag steht daneben, damit Sie aufhören können, wenn es sich nicht lohnt.',
  stop: 'Umfang',
  groups: {
    size: 'Was zu bauen ist',
    use: 'Wie oft es genutzt wird',
    methods: 'Welche Methoden es braucht',
  },
  scope: {
    systems: 'Anzubindende Systeme',
    steps: 'Schritte im Prozess',
    exceptions: 'Ausnahmen mit eigener Regel',
  },
  methods: {
    rules: 'Regeln und Skripte',
    workflow: 'Workflow mit Übergaben',
    'machine-learning': 'Machine Learning',
    'deep-learning': 'Deep Learning',
    'language-ai': 'Sprach-KI',
    'agentic-ai': 'Agentische KI',
  },
  methodsNote:
    'Im Zweifel lassen Sie das Ende der Liste weg. Wir beginnen mit dem, was sich nachvollziehen lässt.',
  priceLabel: 'Einmaliger Preis, Planungsspanne',
  net: 'zzgl. USt. – Angebot nur für Unternehmer (§\u00a014\u00a0BGB)',
  to: 'bis',
  days: 'Personentage',
  daysRange: '{{low}} bis {{high}}',
  running: 'Laufende Kosten pro Monat, etwa',
  track: 'Strecke im Maßstab',
  trackLabel:
    'Die Umsetzung im Maßstab, in Tagen: {{low}} bis {{high}}\u00a0Tage Arbeit, höchstens {{limit}} Tage je Lieferung.',
  phases: {
    connect: 'Zugänge und Schnittstellen',
    build: 'Ablauf und Methoden',
    prove: 'Ausnahmen und Tests',
    handOver: 'Übergabe',
  },
  phaseDays: '{{low}} bis {{high}} d',
  smooth: 'wenn alles glatt läuft',
  sticky: 'wenn nicht',
  limit: 'höchstens {{days}} d',
  stage: 'Lieferung {{number}}',
  stages:
    'Das passt nicht in {{limit}} Tage. Wir würden es in {{stages}} Lieferungen von höchstens {{limit}} Tagen teilen. Die erste läuft für sich allein, und erst dann entscheiden Sie über die nächste.',
  oneStage: 'Passt in eine Lieferung: Ein kleines Team braucht dafür höchstens {{limit}} Tage.',
  status: 'Jetzt {{low}} bis {{high}}, {{days}} Personentage.',
  besideStop: 'Ertrag',
  costs: 'Was es kostet',
  returns: 'Was es bringt',
  oneOff: 'einmalig',
  perMonth: 'pro Monat im Betrieb',
  threeYears: 'in drei Jahren',
  besideNote:
    'Die Preisspanne steckt in der Kurve: Der vorsichtige Fall zahlt das obere Ende, der optimistische das untere. Alle übrigen Annahmen sind die der Prognose.',
  openForecast: 'Prognose mit dieser Schätzung öffnen',
  includedStop: 'Enthalten',
  includedLong: 'Was im Preis steckt',
  includedShort: 'und was nicht.',
  included: [
    {
      name: 'Davor: Session und Demo',
      text: 'Bis zu {{hours}} Stunden online und innerhalb von {{demo}}\u00a0Arbeitstagen eine funktionierende Demo. Kostenlos, wie auch immer Sie sich entscheiden.',
    },
    {
      name: 'Zugänge mit den geringsten Rechten',
      text: 'Test- und Produktivsysteme angebunden; jedes Konto darf nur, was sein Schritt braucht.',
    },
    {
      name: 'Die Automatisierung in Ihrer eigenen IT',
      text: 'Jeder Lauf wird Schritt für Schritt protokolliert, damit ein Mensch sehen kann, was geschehen ist und warum.',
    },
    {
      name: 'Tests mit Ihren eigenen Fällen',
      text: 'Die oben gezählten Ausnahmen werden einzeln getestet, mit Fällen, die Sie auswählen.',
    },
    { name: 'Übergabe', text: 'Dokumentation und ein Termin mit allen, die damit arbeiten werden.' },
  ],
  notIncluded: 'Nicht im Preis',
  notIncludedList: [
    'Lizenzen und Nutzungsgebühren anderer Anbieter; sie gehören zu den laufenden Kosten.',
    'Die Stunden Ihrer eigenen Leute für Workshops, Testfälle und Schulung.',
    'Wünsche, die nach der Annahme des Angebots dazukommen. Sie bekommen einen eigenen Preis, bevor jemand anfängt.',
  ],
  changesStop: 'Preisliste',
  changesLong: 'Was den Preis bewegt,',
  changesShort: 'Posten für Posten.',
  changesLede:
    'Das sind die Planungswerte hinter der Schätzung: Personentage zu je {{rate}}. Links, wenn es glatt läuft, rechts, wenn nicht.',
  item: 'Posten',
  itemDays: 'Tage',
  itemPrice: 'Preis',
  items: {
    setUp: 'Einrichtung, einmal',
    system: 'Jedes System',
    step: 'Jeder Schritt',
    exception: 'Jede Ausnahme',
    handOver: 'Übergabe, einmal',
  },
  method: 'Methode: {{name}}',
  volume: 'Lasttest bis {{cases}}\u00a0Vorgänge im Monat',
  volumeAbove: 'Lasttest darüber',
  lowers: 'Senkt den Preis',
  lowersList: [
    'Seltene Ausnahmen bleiben bei Menschen. Eine Handvoll davon kann so viele Regeln brauchen wie alle übrigen Vorgänge zusammen.',
    'Ein System mit Schnittstelle statt einer Maske, die ausgelesen werden muss.',
    'Testfälle und Zugänge liegen am ersten Tag bereit.',
  ],
  raises: 'Erhöht den Preis',
  raisesList: [
    'Daten, die erst bereinigt werden müssen, bevor Software sie nutzen kann.',
    'Freigaben mehrerer Abteilungen mitten im Prozess.',
    'Eine Schnittstelle, die anders beschrieben ist, als sie sich verhält.',
  ],
  offerStop: 'Nächster Schritt',
  offerLong: 'Das ist eine Schätzung.',
  offerShort: 'Das Angebot folgt nach der Demo.',
  offerText:
    'Niemand kann einen Preis für einen Prozess versprechen, den er nicht gesehen hat. In der kostenlosen Session sehen wir uns Ihren an, innerhalb von {{demo}}\u00a0Arbeitstagen klicken Sie sich durch eine Demo, und sobald Ziele und ROI feststehen, bekommen Sie den Preis schriftlich. Solange Sie ihn nicht annehmen, zahlen Sie nichts.',
  send: 'Kostenlose Session buchen',
  sendNote: 'Die Prognose mit dieser Schätzung geht mit. Im Formular können Sie sie entfernen.',
  noScript:
    'Für einen eigenen Umfang braucht es JavaScript. Ohne sehen Sie das Beispiel; Ihren schätzen wir in der kostenlosen Session.',
  notes: {
    unreadable:
      'Die Zahlen in der Adresse waren nicht lesbar, deshalb sehen Sie das Beispiel. Vielleicht wurde der Link abgeschnitten.',
    clamped: 'Einige Zahlen in der Adresse waren zu groß oder zu klein und wurden auf ihre Grenze gesetzt.',
  },
  summary:
    'Systeme: {{systems}}, Schritte: {{steps}}, Ausnahmen: {{exceptions}}, Vorgänge im Monat: {{cases}}; geschätzt auf {{low}} bis {{high}}.',
}
