import type { home2 as english } from '#locales/en/pages/home-2.ts'

export const home2: typeof english = {
  title: 'Für Fachabteilungen: den Prozess sehen, bevor man ihn ändert',
  description:
    'Zeichnen Sie einen Prozess Schritt für Schritt, markieren Sie, was Software übernimmt, und sehen Sie die Durchlaufzeit schrumpfen.',
  stop: 'Ablauf',
  long: 'Wo die Tage bleiben,',
  short: 'Schritt für Schritt.',
  lede: 'Für alle, die die Arbeit verantworten: Zeichnen Sie Ihren Prozess, sehen Sie, welche Schritte nur warten, und entscheiden Sie, was Software übernimmt.',
  board: {
    long: 'Dieses Problem',
    short: 'haben nicht nur Sie.',
    all: 'Alle {{count}} Linien im Katalog',
  },
  systems: {
    stop: 'Integrationen',
    long: 'Ihre Systeme bleiben.',
    short: 'Das Abtippen nicht.',
    lede: 'Für {{documented}} Systeme steht hier, was wir lesen, was wir schreiben und wo die Grenzen liegen. Was sonst eine Standardschnittstelle hat, erreichen wir ebenso.',
    all: 'Alle Integrationen durchsuchen',
  },
  project: {
    stop: 'Ein Projekt',
    long: 'Vierzehn Tage,',
    short: 'Tag für Tag.',
    lede: 'Ein typischer Plan. Der alte Weg läuft weiter, bis der neue tagelang gezeigt hat, dass er dasselbe leistet.',
    span: 'Tag {{from}} bis Tag {{to}}:',
    note: 'Planungswerte. Kürzere Projekte lassen Tage aus; keines ist auf mehr als {{days}} Tage ab dem vereinbarten Beginn geplant.',
    you: 'mit Ihnen',
    tasks: {
      access: {
        name: 'Zugänge und Testdaten',
        text: 'Eigene technische Zugänge, ein Testsystem, fünfzig echte Vorgänge aus dem letzten Monat.',
      },
      build: {
        name: 'Bauen',
        text: 'Schritt für Schritt, jeder mit seinem Test. Jeden zweiten Tag sehen Sie den Stand.',
      },
      parallel: {
        name: 'Parallelbetrieb',
        text: 'Beide Ergebnisse werden Vorgang für Vorgang verglichen. Unterschiede werden erklärt, bevor umgestellt wird.',
      },
      exceptions: {
        name: 'Ausnahmen',
        text: 'Die Regeln, die nirgends stehen: entscheiden, an einen Menschen leiten oder abschaffen.',
      },
      training: {
        name: 'Einarbeitung und Betriebshandbuch',
        text: 'Zwei Personen auf Ihrer Seite können den Ablauf ohne uns starten, anhalten und ändern.',
      },
      acceptance: {
        name: 'Abnahme',
        text: 'Umgestellt wird, wenn Ihre Prüfliste grün ist.',
      },
    },
  },
  rules: {
    stop: 'Hausordnung',
    long: 'Was immer gilt,',
    short: 'egal, was wir bauen.',
    list: [
      'Jeder Lauf hinterlässt eine Zeile im Protokoll, die Ihr Team lesen kann.',
      'Im Zweifel hält die Software an und fragt einen Menschen. Sie rät nie im Stillen.',
      'Jeder Schritt lässt sich einzeln auf Handbetrieb zurückstellen.',
      'Über Menschen und Zusagen entscheiden Menschen. Bei Geld behalten sie den letzten Klick, außer in Grenzen, die Sie setzen.',
    ],
  },
  call: {
    long: 'Bringen Sie den Prozess, über den alle stöhnen.',
    short: 'Wir bringen die Stoppuhr.',
    text: 'Höchstens zwei Stunden, online und kostenlos. Bringen Sie die Person mit, die die Arbeit macht: Sie kennt die Ausnahmen.',
  },
}
