import type { careers as english } from '#locales/en/pages/careers.ts'

export const careers: typeof english = {
  title: 'Karriere: vier offene Stellen mit Aufgaben und Gehalt',
  description:
    'Prozessanalyse, Entwicklung, Datenwissenschaft, Projektleitung: was Sie tun würden und was nicht, die Gehaltsspanne und der Weg über drei Gespräche.',
  stop: 'Karriere',
  long: 'Hier einsteigen',
  short: 'und ankommen.',
  lede: 'Vier Stellen sind offen, für Menschen jeden Geschlechts (m/w/d). Bei jeder steht, was die Arbeit ist, was sie nicht ist und was sie einbringt.',
  board: {
    caption: 'Offene Stellen',
    line: 'Linie',
    role: 'Stelle',
    place: 'Ort',
    hours: 'Stunden je Woche',
    pay: 'Euro im Jahr',
    remote: '{{city}} oder von zu Hause in Deutschland',
    range: '{{from}}\u00a0bis\u00a0{{to}}',
    note: 'Bruttogehalt für Vollzeit, {{hours}} Stunden je Woche, ohne Boni. Wo in der Spanne Sie beginnen, hängt davon ab, wie lange Sie solche Arbeit schon machen; die Gründe nennen wir Ihnen.',
    sample: 'Die Spannen sind Musterwerte dieser Demonstration.',
  },
  roles: {
    stop: 'Stellen',
    long: 'Was Sie tun würden',
    short: 'und was nicht.',
    does: 'Das tun Sie',
    not: 'Das tun Sie nicht',
    know: 'Was hilft',
    change: 'Umsteigen nach',
    apply: 'Auf diese Stelle bewerben',
    full: 'Die Stelle im Detail',
    list: {
      'process-analyst': {
        name: 'Prozess\u00adanalyst:in',
        text: 'Sie finden heraus, wo ein Vorgang liegt und warum.',
        does: [
          'zweistündige Sessions führen und den Ablauf zeichnen, während die anderen erzählen',
          'Schritte messen, Ausnahmen sammeln und mit Kunden die Prognose erstellen',
          'vier Wochen nach dem Start wiederkommen und noch einmal messen',
        ],
        not: ['Konzepte schreiben, die niemand baut', 'an den Vertrieb übergeben'],
        know: 'Jahre im Innendienst, im Lager oder in der Werkstatt, oder die Gabe, Leuten von dort zuzuhören.',
        change: 'Projektleitung',
      },
      'automation-engineer': {
        name: 'Automatisierungs\u00adentwickler:in',
        text: 'Sie bauen, was die Analyse zeichnet: klein, nachvollziehbar, in fremder IT.',
        does: [
          'eine Demo in zwei Tagen bauen und die Automatisierung selbst in vierzehn',
          'Systeme über ihre Schnittstellen verbinden, mit Tests und Protokoll',
          'so übergeben, dass niemand Sie anrufen muss',
        ],
        not: ['in einem Team von zwanzig sitzen', 'Roboter zusammenklicken, wo es eine Schnittstelle gibt'],
        know: 'Python oder TypeScript, SQL und Geduld mit Schnittstellen, die sich jemand anderes ausgedacht hat.',
        change: 'Datenwissenschaft',
      },
      'data-scientist': {
        name: 'Daten\u00adwissen\u00adschaftler:in',
        text: 'Sie entscheiden, ob überhaupt etwas gelernt werden muss, und beweisen, dass es funktioniert.',
        does: [
          'zuerst die einfache Lösung probieren und sagen, wann sie genügt',
          'kleine Modelle trainieren, ihre Fehler messen und die Grenzen ziehen, in denen sie handeln dürfen',
          'Ergebnisse denen erklären, die dafür unterschreiben',
        ],
        not: [
          'einen Chatbot bauen, weil ein Vorstand einen will',
          'einem Zehntelprozent nachjagen, das niemand braucht',
        ],
        know: 'Statistik vor tiefen neuronalen Netzen und die Gewohnheit, in die Rohdaten zu sehen.',
        change: 'Entwicklung',
      },
      'project-lead': {
        name: 'Projektleitung',
        text: 'Sie halten vierzehn Tage frei von allem, was nicht hineingehört.',
        does: [
          'Ziele und Abnahmekriterien in Sätzen vereinbaren, die beide Seiten verstehen',
          'Zugänge, Menschen und Entscheidungen rechtzeitig beschaffen',
          'übergeben und später fragen, was es gebracht hat',
        ],
        not: ['Statusberichte ausfüllen', 'mehr als zwei Projekte zugleich leiten'],
        know: 'Projekte, die Sie zu Ende gebracht haben, eines davon durch Abbrechen.',
        change: 'Prozessanalyse',
      },
    },
  },
  hiring: {
    stop: 'Ablauf',
    long: 'Von der halben Seite zum Ja,',
    short: 'drei Gespräche.',
    text: 'Tage ab Ihrer Bewerbung, jeweils spätestens; die drei bis zu unserer Antwort sind Arbeitstage. Brauchen wir irgendwo länger, sagen wir Ihnen das vorher.',
    day: 'Tag {{count}}',
    stations: {
      apply: {
        name: 'Sie schreiben uns',
        text: 'Eine halbe Seite genügt. Kein Foto, kein Alter, kein Familienstand.',
      },
      answer: {
        name: 'Wir antworten',
        text: 'Ein Ja zum Gespräch mit einer Zahl zum Gehalt oder ein Nein mit Grund.',
      },
      first: { name: 'Erstes Gespräch', text: 'Mit jemandem, der diese Arbeit macht. Sie fragen zuerst.' },
      second: {
        name: 'Zweites Gespräch',
        text: 'Wir arbeiten gemeinsam an einem echten Ablauf ohne echte Daten. Keine Hausaufgaben.',
      },
      third: {
        name: 'Drittes und Entscheidung',
        text: 'Mit den Menschen, mit denen Sie arbeiten würden. Das Ergebnis hören Sie binnen eines Tages, mit Gründen.',
      },
    },
  },
  end: {
    stop: 'Bewerben',
    long: 'Keine passt,',
    short: 'aber wir vielleicht?',
    text: 'Schreiben Sie uns trotzdem, und sagen Sie, was Sie uns abnehmen würden. Bewerbungen liest nur, wer darüber entscheidet; nach spätestens {{days}}\u00a0Tagen löschen wir sie.',
    link: 'Initiativ bewerben',
  },
}
