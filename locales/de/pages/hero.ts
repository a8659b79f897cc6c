import type { hero as english } from '#locales/en/pages/hero.ts'

export const hero: typeof english = {
  title: 'Musterbibliothek: Seitenanfänge',
  description: 'Jeder Seitenanfang als echte Komponente, mit Namen und dem Grund, ihn zu wählen.',
  long: 'Wie eine Seite beginnt,',
  short: 'Muster für Muster.',
  lede: 'Jeder Seitenanfang als echte Komponente, mit Namen und Zweck.',
  sample: {
    opening: {
      long: 'Ein langer Weg,',
      short: 'jetzt kurz.',
      lede: 'Ein, zwei Sätze dazu, wofür die Seite da ist.',
    },
    timetable: {
      long: 'Vier Tage warten,',
      short: 'einundvierzig Minuten.',
      lede: 'Die Zeichnung läuft einmal ab. Man kann sie wiederholen und von Hand verschieben.',
    },
  },
  patterns: {
    timetable: {
      name: 'Fahrplan als Seitenanfang',
      use: 'Nur auf der Startseite: die Behauptung als Zeichnung zum Abspielen und Verschieben.',
      avoid: 'Auf einer zweiten Seite. Eine wiederholte Behauptung wird zur Tapete.',
    },
    opening: {
      name: 'Schlichter Anfang',
      use: 'Wenn die Seite selbst die Botschaft ist: Rechtstexte, Listen, Artikel.',
      avoid: 'Wenn eine Zeichnung oder ein Werkzeug zuerst sprechen kann.',
    },
    spectrum: {
      name: 'Methoden auf einer Linie',
      use: 'Wo jemand zwischen einfach und klug wählen muss.',
      avoid: 'Für jede andere Liste mit sechs Punkten. Die Linie bedeutet: von Regeln bis Agenten.',
    },
    steps: {
      name: 'Schritte im Maßstab',
      use: 'Um zu sagen, wie lange etwas dauert. Ein Tag ist hier ein Tag.',
      avoid: 'Für Schritte ohne Dauer; dort ist eine nummerierte Liste ehrlicher.',
    },
  },
  own: {
    heading: 'Anfänge, die zu einer Seite gehören',
    text: 'Sie stehen in ihrer Seite, weil keine zweite dieselbe Aufgabe hat.',
    list: {
      operations: 'Fachabteilung: das Ablaufwerkzeug',
      management: 'Geschäftsleitung: eine Entscheidungsvorlage mit fünf Zeilen',
      catalogue: 'Katalog: die Abfahrtstafel',
      pricing: 'Preise: das Ticket mit dem riesigen Preis',
      notFound: 'Nicht gefunden: eine Linie, die am Prellbock endet',
      pocket: 'Taschenfahrplan: alle Links auf einem gefalteten Blatt',
    },
  },
}
