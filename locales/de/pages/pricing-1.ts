import type { pricing1 as english } from '#locales/en/pages/pricing-1.ts'

export const pricing1: typeof english = {
  title: 'Preise: Basic für 19\u00a0€ netto im Monat oder Custom',
  description:
    'Automatisierungen aus dem Katalog für 19\u00a0€ netto im Monat, 20 % weniger bei Jahreszahlung, 14 Tage Test, oder individuelle Entwicklung zum Festpreis.',
  long: 'Ein Ticket für jeden Tag',
  short: 'oder ein eigenes Gleis.',
  lede: 'Zwei Arten zu reisen: Basic für Automatisierungen aus dem Katalog und Custom für den Prozess, der in keinem steht.',
  trial: {
    stop: 'Testphase',
    long: 'Vierzehn Tage zum Ausprobieren,',
    short: 'dann ist einfach Schluss.',
    day: 'Tag {{day}}',
    days: [
      {
        day: 0,
        title: 'Registrieren',
        text: 'Name, E-Mail, Passwort. Nach einer Karte fragen wir nicht; eine Kündigung können Sie also nicht vergessen.',
      },
      {
        day: 3,
        title: 'Echte Vorgänge laufen lassen',
        text: 'Nennen Sie bis zu drei Automatisierungen aus dem Katalog: Wir schalten sie mit Ihnen ein, die schnellsten am dritten Tag. Wie lange jede braucht, steht im Katalog. Anfangs bestätigt ein Mensch jedes Ergebnis.',
      },
      {
        day: 8,
        title: 'Protokoll lesen',
        text: 'Zählen, was durchgelaufen ist, was bei einem Menschen gelandet ist und was schiefging.',
      },
      {
        day: 14,
        title: 'Sie endet von selbst',
        text: 'Keine Rechnung, keine Kündigung. Der kostenlose Tarif bleibt; was ihn übersteigt, ist noch 30 Tage abrufbar. Weiter geht es nur, wenn Sie bestellen.',
      },
    ],
  },
  year: {
    stop: 'Ein Jahr',
    long: 'Zwölf Monate auf einmal,',
    short: 'und der Balken wird kürzer.',
    drawing:
      'Zwölf Monate zu {{monthly}} ergeben {{full}}; im Voraus bezahlt kosten sie {{sum}}, also {{saving}} weniger.',
    kept: '{{saving}} bleiben bei Ihnen',
    caption: 'Basic bei monatlicher und bei jährlicher Zahlung; Preise netto',
    columns: { item: 'Zahlung', monthly: 'Monatlich', annual: 'Jährlich' },
    rows: {
      month: 'Im Monat',
      total: 'Zwölf Monate',
      due: 'Fällig',
      ends: 'Ausstieg',
    },
    due: { monthly: 'im Voraus, Monat für Monat', annual: 'im Voraus, einmal' },
    ends: {
      monthly: 'zum Ende jedes Vertrags\u00admonats',
      annual: 'zum Ende des bezahlten Jahres, mit einem Monat Frist',
    },
    advice:
      'Unser Rat: Zahlen Sie monatlich, bis die Automatisierung einen Monatsabschluss überstanden hat. Für ein Jahr im falschen Tarif ist der Nachlass zu klein.',
  },
  track: {
    stop: 'Custom',
    long: 'Vier Stationen,',
    short: 'bezahlt wird an der letzten.',
    free: 'kostenlos',
    fixed: 'Festpreis',
    steps: [
      {
        time: 'max. {{sessionHours}} h',
        title: 'Anforderungs\u00adaufnahme',
        text: 'Ein Prozess, wie er wirklich läuft, Schritt für Schritt mit Zeiten.',
      },
      {
        time: 'max. {{demoDays}}\u00a0Tage',
        title: 'Lauffähige Demo',
        text: 'Gebaut an Ihrem Fall, damit Sie etwas beurteilen, das funktioniert. Gezählt werden Arbeitstage.',
      },
      {
        time: 'nach Bedarf',
        title: 'Ziele und ROI',
        text: 'Stunden, Fehlerquote, Durchlaufzeit, Preis: schriftlich, bevor Sie entscheiden.',
      },
      {
        time: 'max. {{implementationDays}} Tage',
        title: 'Umsetzung',
        text: 'Produktionsreif in Ihrer IT, zum Preis, der vor dem Start vereinbart ist.',
      },
    ],
    note: 'Was die letzte Station kostet, hängt von Systemen, Ausnahmen und Menge ab. Die Schätzung zeigt den Rahmen sofort, ohne Formular und ohne Anruf.',
    estimate: 'Preis für Ihren Prozess schätzen',
  },
  choice: {
    stop: 'Welches von beiden',
    long: 'Wann das Ticket reicht',
    short: 'und wann nicht.',
    caption: 'Basic und Custom im Vergleich',
    columns: { question: 'Frage', basic: 'Basic', custom: 'Custom' },
    rows: [
      {
        question: 'Ihr Prozess',
        basic: 'steht im Katalog, bis auf ein Feld mehr oder weniger',
        custom: 'hat eigene Ausnahmen oder läuft durch Systeme, die kein Katalog kennt',
      },
      {
        question: 'Er läuft',
        basic: 'bei uns, auf Servern in der EU',
        custom: 'in Ihrer Cloud, Ihrem Serverraum oder bei uns',
      },
      {
        question: 'Änderungen',
        basic: 'nehmen Sie selbst in den Einstellungen vor',
        custom: 'bauen wir oder nach der Übergabe Ihr Team',
      },
      {
        question: 'Sie zahlen',
        basic: 'monatlich oder jährlich, netto',
        custom: 'einmal je Projekt, nach der Abnahme, dazu den Betrieb',
      },
      {
        question: 'Falsch gewählt, wenn',
        basic: 'zwei Leute jeden Tag nachbessern müssten',
        custom: 'eine Automati\u00adsierung aus dem Katalog für ein Fünfzigstel genügt hätte',
      },
    ],
  },
  call: {
    long: 'Nicht sicher, was passt?',
    short: 'Bringen Sie es mit.',
    text: 'In der kostenlosen Session sagen wir auch, wenn das kleine Ticket reicht. Dann zahlen Sie uns nur 19\u00a0€ netto im Monat, und das ist in Ordnung.',
  },
}
