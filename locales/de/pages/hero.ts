import type { hero as english } from '#locales/en/pages/hero.ts'

export const hero: typeof english = {
  title: 'Musterbibliothek: Seitenanfänge',
  description: 'Jeder Seitenanfang als echte Komponente, mit Namen, Zweck und Grenzen.',
  long: 'Wie eine Seite beginnt,',
  short: 'Muster für Muster.',
  lede: 'Jeder Seitenanfang als echte Komponente, mit Namen, Zweck und Grenzen.',
  sample: {
    opening: {
      long: 'Ein langer Weg,',
      short: 'jetzt kurz.',
      lede: 'Ein Satz dazu, wofür die Seite da ist.',
    },
    timetable: {
      long: 'Vier Tage warten,',
      short: 'einundvierzig Minuten.',
      lede: 'Läuft ab und lässt sich ziehen.',
    },
  },
  patterns: {
    timetable: {
      name: 'Fahrplan',
      use: 'Auf der Startseite: die Behauptung zum Abspielen.',
      avoid: 'Ein zweites Mal: Dann wird sie zur Tapete.',
    },
    opening: {
      name: 'Schlichter Anfang',
      use: 'Wenn die Seite selbst die Botschaft ist: Rechtstexte, Listen, Artikel.',
      avoid: 'Wenn eine Zeichnung oder ein Werkzeug zuerst sprechen kann.',
    },
    spectrum: {
      name: 'Methoden auf einer Linie',
      use: 'Wo jemand zwischen einfach und klug wählen muss.',
      avoid: 'Für jede andere Liste mit sechs Punkten: Die Linie führt von Regeln zu Agenten.',
    },
    steps: {
      name: 'Schritte im Maßstab',
      use: 'Um zu sagen, wie lange etwas dauert. Ein Tag ist hier ein Tag.',
      avoid: 'Für Schritte ohne Dauer; dort genügt eine nummerierte Liste.',
    },
  },
  own: {
    heading: 'Anfänge, die zu einer Seite gehören',
    text: 'Keine zweite hat dieselbe Aufgabe.',
    list: {
      operations: 'Fachabteilung: das Ablaufwerkzeug',
      management: 'Geschäftsleitung: die Entscheidungsvorlage',
      catalogue: 'Katalog: die Abfahrtstafel',
      pricing: 'Preise: das Ticket',
      notFound: 'Nicht gefunden: die Linie am Prellbock',
      pocket: 'Taschenfahrplan: alle Links auf einem Blatt',
    },
  },
}
