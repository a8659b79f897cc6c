import type { cards as english } from '#locales/en/pages/cards.ts'

export const cards: typeof english = {
  title: 'Musterbibliothek: Bausteine und Bedienelemente',
  description:
    'Jeder Baustein und jedes Bedienelement als echte Komponente, mit Zuständen, Namen, Einsatz und Eigenschaften.',
  long: 'Woraus eine Seite besteht,',
  short: 'Stück für Stück.',
  lede: 'Zeilen, Tickets, Tabellen und Bedienelemente mit allen Zuständen, gezeichnet aus den echten Komponenten dieser Website.',
  patterns: {
    board: {
      name: 'Abfahrtstafel',
      use: 'Für Listen, die durchsucht werden: eine Zeile je Eintrag, überall dieselben Spalten.',
      avoid: 'Bei weniger als fünf Einträgen. Dann genügt eine Liste.',
    },
    ticket: {
      name: 'Preis',
      use: 'Überall, wo ein Preis steht: mit Zeitraum, Steuerhinweis und dem Hinweis, für wen er gilt.',
      avoid: 'Für eine Zahl, die niemand bezahlt.',
    },
    stops: {
      name: 'Halte vorher und nachher',
      use: 'Um zu zeigen, wie oft ein Mensch einen Vorgang anfassen muss, heute und danach.',
      avoid: 'Für Dauern. Halte werden gezählt, Zeit wird gemessen.',
    },
    table: {
      name: 'Tabelle',
      use: 'Für Daten, die zeilenweise verglichen werden. Auf dem Telefon wird daraus eine Liste von Paaren.',
      avoid: 'Für Layout und für Listen mit einer Spalte.',
    },
    fold: {
      name: 'Aufklappzeile',
      use: 'Für Antworten, die nur manche brauchen. Nativ, also auch ohne Skript und durchsuchbar.',
      avoid: 'Um zu verstecken, was alle lesen sollten.',
    },
    tags: {
      name: 'Marken',
      use: 'Um mit ein, zwei Wörtern einzuordnen: kostenlos, kostenpflichtig, Muster.',
      avoid: 'Als Schmuck oder als Schaltfläche.',
    },
    switch: {
      name: 'Umschalter und Reiter',
      use: 'Umschalter: zwei bis fünf Werte einer Einstellung. Reiter: zwei bis sechs Ansichten einer Sache.',
      avoid: 'Für Schritte, die nacheinander kommen müssen.',
    },
    slider: {
      name: 'Schieberegler mit genauem Feld',
      use: 'Für Schätzungen: ziehen zum Erkunden, tippen für den genauen Wert. Was nicht passt, wird erklärt, nicht verschluckt.',
      avoid: 'Für Zahlen, die jemand genau weiß. Dann nur das Feld.',
    },
    fields: {
      name: 'Formularfelder',
      use: 'Eine Beschriftung darüber, ein Hinweis darunter, ein Satz, wenn etwas nicht stimmt.',
      avoid: 'Platzhalter statt Beschriftungen.',
    },
    ruler: {
      name: 'Lineal',
      use: 'Unter allem, was eine Länge in der Zeit hat. Die Striche sind maßstäblich.',
      avoid: 'Als Zierde ohne Einheit.',
    },
    stations: {
      name: 'Stationen',
      use: 'Für Abschnitte, die aufeinander folgen, mit markiertem Standort.',
      avoid: 'Für Dinge, deren Reihenfolge egal ist.',
    },
  },
  sample: {
    table: {
      caption: 'Zwei Schritte eines Beispielprozesses',
      columns: { step: 'Schritt', wait: 'Wartezeit', work: 'Arbeit' },
      rows: { typed: 'Erfassung im ERP', approved: 'Freigabe' },
    },
    fold: {
      question: 'Was zählt als Vorgang?',
      answer: 'Eine Rechnung, ein Ticket, eine Bestellung: alles, was den Prozess einmal durchläuft.',
    },
    tags: { plain: 'Muster', free: 'kostenlos', paid: 'kostenpflichtig' },
    switch: { label: 'Ansicht', today: 'Heute', after: 'Mit Kurztakt' },
    tabs: {
      label: 'Zwei Ansichten',
      drawing: 'Zeichnung',
      list: 'Liste',
      drawingText: 'Der Prozess als maßstäbliche Linie.',
      listText: 'Der Prozess als geordnete Liste.',
    },
    slider: {
      label: 'Vorgänge pro Monat',
      number: 'Bitte geben Sie eine Zahl ein.',
      range: 'Nur Werte von {{min}} bis {{max}}; auf {{value}} gesetzt.',
    },
    fields: {
      name: 'Vor- und Nachname',
      email: 'E-Mail-Adresse',
      message: 'Nachricht',
      choice: 'Abteilung',
      choose: 'Bitte wählen',
      finance: 'Finanzen',
      sales: 'Vertrieb',
      agree: 'Ich habe das gelesen',
      hint: 'Mindestens 20 Zeichen',
      error: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    },
    stations: { first: 'Kostenlose Session', second: 'Lauffähige Demo', third: 'Umsetzung' },
  },
}
