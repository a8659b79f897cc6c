import type { passwordProtected as english } from '#locales/en/pages/password-protected.ts'

export const passwordProtected: typeof english = {
  title: 'Ihre vorbereitete Demo öffnen',
  description: 'Öffnen Sie die für Sie vorbereitete Demo mit dem Zugangscode aus unserer E-Mail.',
  long: 'Ihre Demo',
  short: 'wartet auf diesem Gleis.',
  lede: 'Wir haben eine Demo für Sie vorbereitet. Der Zugangscode steht in unserer E-Mail, ebenso der Tag, bis zu dem er gilt.',
  stop: 'Bahnsteig',
  board: {
    track: 'Gleis',
    train: 'Zug',
    calls: 'Über',
    state: 'Stand',
    trainName: 'Ihre Demo',
    callsAt: 'Ihren Prozess, Schritt für Schritt, mit erfundenen Daten',
    waits: 'wartet auf den Code',
    leaves: 'fährt ab',
  },
  slip: 'Zugang zu einer vorbereiteten Demo',
  code: 'Zugangscode',
  hint: 'Wie in der E-Mail; Groß- und Kleinschreibung und Bindestriche spielen keine Rolle.',
  submit: 'Demo öffnen',
  wrong: 'Dieser Code öffnet keine Demo. Vergleichen Sie ihn mit der E-Mail.',
  expired:
    'Dieser Code ist abgelaufen oder wurde zurückgezogen. Brauchen Sie die Demo noch, schreiben Sie uns.',
  ended: 'Die Demo, die hier offen war, ist geschlossen: abgelaufen oder zurückgezogen.',
  noCookie:
    'Der Code stimmt, aber dieser Browser behält kein Cookie, und ohne bleibt die Demo geschlossen. Erlauben Sie Cookies für diese Website, und versuchen Sie es noch einmal.',
  done: 'Die Türen sind offen.',
  opened: {
    stop: 'Abgefahren',
    preparedFor: 'vorbereitet für {{name}}.',
    until:
      'Offen bis {{date}}. In diesem Browser bleibt sie {{hours}} Stunden offen, danach fragt sie wieder nach dem Code.',
    part: 'Halt {{number}} von {{count}}',
    workflow: 'Im Ablaufwerkzeug ändern',
    forecast: 'Die Zahlen in der Prognose ändern',
  },
  validity: {
    title: 'Meist dreißig Tage, dann wird das Gleis geräumt',
    text: 'Danach löschen wir die Demo. Ihre Zeichnung und die Liste offener Punkte behalten Sie.',
    start: 'E-Mail mit dem Code',
    end: 'Demo gelöscht',
  },
  help: {
    stop: 'Auskunft',
    rows: {
      noCode: {
        question: 'Noch kein Code?',
        answer:
          'Er kommt spätestens zwei Arbeitstage nach der Session, von der Person, mit der Sie gesprochen haben.',
        link: 'Demo anfordern',
      },
      lost: {
        question: 'E-Mail verloren?',
        answer: 'Wir schicken einen neuen Code an dieselbe Adresse, an keine andere.',
        link: 'Schreiben Sie uns',
      },
      share: {
        question: 'Dürfen andere sie ansehen?',
        answer: 'Ja. Geben Sie den Code in Ihrer Firma weiter. Er öffnet diese eine Demo und sonst nichts.',
        link: 'So läuft eine Demo',
      },
    },
  },
}
