import type { careers as english } from '#locales/en/pages/careers.ts'

export const careers: typeof english = {
  title: 'Karriere: vier offene Stellen',
  description:
    'Prozessanalyse, Automatisierung, Data Science, Projektleitung: was Sie tun würden und was nicht, die Gehaltsspanne und der Weg über drei Gespräche.',
  long: 'Hier einsteigen,',
  short: 'irgendwo ankommen.',
  lede: 'Vier Stellen sind offen, für Menschen jeden Geschlechts (m/w/d). Bei jeder steht, was die Arbeit ist, was sie nicht ist und was sie einbringt.',
  board: {
    caption: 'Offene Stellen',
    line: 'Linie',
    role: 'Stelle',
    place: 'Ort',
    hours: 'Stunden je Woche',
    pay: 'Euro im Jahr',
    remote: 'von zu Hause in Deutschland',
    range: '{{from}} bis {{to}}',
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
    full: 'Die Stelle im Ganzen',
    list: {
      'process-analyst': {
        name: 'Prozess\u00adanalyse',
        text: 'Sie finden heraus, wo ein Vorgang liegt und warum.',
        does: [
          'zweistündige Sessions führen und den Ablauf zeichnen, während die anderen erzählen',
          'Schritte stoppen, Ausnahmen sammeln und mit den Kunden die Prognose rechnen',
          'nach vierzehn Tagen wiederkommen und noch einmal messen',
        ],
        not: ['Konzepte schreiben, die niemand baut', 'an den Vertrieb übergeben'],
        know: 'Jahre im Innendienst, im Lager oder in der Werkstatt, oder die Gabe, denen zuzuhören, die sie haben.',
        change: 'Projektleitung',
      },
      'automation-engineer': {
        name: 'Automatisierungs\u00adingenieur:in',
        text: 'Sie bauen, was die Analyse zeichnet: klein, nachvollziehbar, in fremder IT.',
        does: [
          'eine Demo in zwei Tagen bauen und das Echte in vierzehn',
          'Systeme über ihre Schnittstellen verbinden, mit Tests und Protokoll',
          'so übergeben, dass niemand Sie anrufen muss',
        ],
        not: ['in einem Team von zwanzig sitzen', 'Roboter zusammenklicken, wo es eine Schnittstelle gibt'],
        know: 'Python oder TypeScript, SQL und Geduld mit Schnittstellen, die sich jemand anderes ausgedacht hat.',
        change: 'Data Science',
      },
      'data-scientist': {
        name: 'Data Science',
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
        know: 'Statistik vor tiefen Netzen und die Gewohnheit, in die Rohdaten zu sehen.',
        change: 'Automatisierung',
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
    long: 'Drei Gespräche,',
    short: 'drei Wochen.',
    text: 'Tage von Ihrer Bewerbung bis zum Vertrag in Ihrer Hand. Brauchen wir an einem Tag länger, hören Sie es vorher von uns, nicht danach.',
    day: 'Tag {{count}}',
    stations: {
      apply: {
        name: 'Sie schreiben uns',
        text: 'Ein paar Sätze genügen. Kein Foto, kein Alter, kein Familienstand.',
      },
      answer: { name: 'Ein Mensch antwortet', text: 'Mit einem Ja zum Gespräch oder einem Nein mit Grund.' },
      first: {
        name: 'Sie fragen uns',
        text: 'Per Video. Was Sie wissen möchten, bevor Sie uns mehr Zeit schenken.',
      },
      second: {
        name: 'Wir arbeiten an einem Fall',
        text: 'Per Video, mit Analyse und Entwicklung, an einem echten Ablauf ohne echte Daten. Keine Hausaufgaben.',
      },
      third: { name: 'Sie treffen die anderen', text: 'Vor Ort oder per Video, ohne uns dazwischen.' },
      decision: {
        name: 'Beide Seiten entscheiden',
        text: 'Sie bekommen unsere Antwort mit Gründen, wie sie auch ausfällt.',
      },
      contract: { name: 'Vertrag', text: 'Schriftlich, mit dem Gehalt, das wir am Anfang genannt haben.' },
    },
    axis: 'Tage',
  },
  end: {
    stop: 'Bewerben',
    long: 'Keine passt,',
    short: 'aber wir vielleicht?',
    text: 'Schreiben Sie uns trotzdem, und sagen Sie, was Sie uns abnehmen würden. Bewerbungen löschen wir nach spätestens {{days}} Tagen.',
    link: 'Schreiben Sie uns',
  },
}
