import type { comingSoon as english } from '#locales/en/pages/coming-soon.ts'

export const comingSoon: typeof english = {
  title: 'Demnächst: das Prozesstagebuch',
  description:
    'Eine Ankündigung mit Anmeldung: eine einzige E-Mail zur Eröffnung des Prozesstagebuchs, bestätigt im Double-Opt-in, sonst nichts.',
  long: 'Im Bau,',
  short: 'mit Eröffnungstermin.',
  lede: 'Wir bauen das Prozesstagebuch: ein kleines Werkzeug, das misst, wie lange Vorgänge in Ihrem Gruppenpostfach liegen. Eine E-Mail zur Eröffnung, sonst nichts.',
  posted: {
    confirmed: 'Bestätigt. Zur Eröffnung bekommen Sie eine E-Mail.',
    unsubscribed: 'Erledigt. Ihre Adresse ist gelöscht, es folgt keine\u00a0E-Mail.',
    expired:
      'Dieser Link ist abgelaufen oder wurde schon benutzt. Tragen Sie Ihre Adresse noch einmal ein, dann kommt ein neuer.',
  },
  stop: 'Baustelle',
  plan: {
    title: 'Baufahrplan',
    asOf: 'Stand {{date}}. Verschiebt sich ein Termin, steht es in dieser Tabelle, mit Grund.',
    head: { date: 'Datum', stop: 'Halt', state: 'Stand' },
    states: { done: 'erreicht', here: 'hier sind wir', planned: 'geplant' },
    label: 'Die vier Halte auf einer Skala von Oktober 2026 bis März 2027; wir stehen am zweiten.',
    stops: [
      { name: 'Zeichnung fertig', text: 'Was gemessen wird, was nicht und wer es sehen darf.' },
      {
        name: 'Misst unser eigenes Postfach',
        text: 'Zwei Monate mit unseren eigenen Vorgängen, bevor fremde drankommen.',
      },
      {
        name: 'Geschlossener Test',
        text: 'Mit Firmen, die darum gebeten haben. Der Betriebsrat wird vorher gefragt.',
      },
      { name: 'Eröffnung', text: 'Für alle Konten, auch kostenlose.' },
    ],
  },
  slipStop: 'Eine E-Mail',
  slip: 'Nachricht zur Eröffnung',
  label: 'E-Mail-Adresse',
  submit: 'Bei Eröffnung Bescheid geben',
  optIn: {
    title: 'Double-Opt-in in drei Halten',
    now: 'sofort',
    steps: [
      { title: 'Sie tragen eine Adresse ein' },
      {
        title: 'Sie drücken den Knopf in unserer E-Mail',
        text: 'Sonst löschen wir die Adresse nach {{days}} Tagen.',
      },
      {
        title: 'Sie bekommen eine E-Mail',
        text: 'Widerrufen können Sie jederzeit über den Link in der Bestätigung.',
      },
    ],
  },
  done: {
    title: 'Fast geschafft: Bitte drücken Sie den Knopf in unserer E-Mail.',
    text: 'Wir haben Ihnen eine E-Mail geschickt. Der Knopf darin führt zu einer Seite, auf der Sie bestätigen; erst dann stehen Sie auf der Liste.',
    mail: 'E-Mail mit dem Knopf',
    mailWhen: 'in einer Minute',
    opening: 'Eine E-Mail zur Eröffnung',
  },
  diary: {
    stop: 'Das Tagebuch',
    long: 'Es zählt Stunden,',
    short: 'nicht Menschen.',
    columns: ['Es notiert', 'Es notiert nie'],
    rows: [
      ['wann ein Vorgang hereinkam', 'was darin steht'],
      ['wann ihn zuerst jemand anfasste', 'wer das war'],
      ['wie lange er zwischen zwei Griffen lag', 'wie schnell ein Mensch arbeitet'],
      ['wann er erledigt war', 'irgendetwas danach'],
    ],
    note: 'Heraus kommt ein maßstäblicher Fahrplan Ihres eigenen Prozesses. Mit derselben Zeichnung beginnen wir jedes Projekt.',
    link: 'So eine Zeichnung ansehen',
  },
}
