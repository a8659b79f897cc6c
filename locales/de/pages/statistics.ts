import type { statistics as english } from '#locales/en/pages/statistics.ts'

export const statistics: typeof english = {
  title: 'Die Zahlen hinter den Aussagen, maßstäblich gezeichnet',
  description:
    'Was 200+ Integrationen, 20+ Plattformen, 99,9 % Verfügbarkeit und 14 Tage bedeuten und wie gezählt wird: maßstäblich, mit Tabellen und Datum.',
  stop: 'Zahlen',
  long: 'Jede Zahl hier',
  short: 'ist maßstäblich.',
  lede: 'Eine Aussage ohne Definition ist Dekoration. Bei jeder unserer Zahlen steht, was und wie gezählt wird und wann zuletzt geprüft wurde.',
  index: 'Alle Zahlenangaben dieser Website',
  indexNames: {
    integrations: 'Integrationen',
    platforms: 'Plattformen',
    uptime: 'Verfügbarkeit',
    session: 'erste Session, höchstens',
    demo: 'bis zur Demo, höchstens',
    implementation: 'bis produktionsreif, höchstens',
    trial: 'kostenlos testen',
    discount: 'weniger bei Jahreszahlung',
    users: 'Personen im Basic-Tarif',
  },
  definition: 'Was gezählt wird',
  checked: 'Geprüft am {{date}}',
  categories: {
    stop: 'Integra\u00adtionen',
    long: 'Wohin die Integrationen gehören,',
    short: 'je ein Strich.',
    text: 'Die Aussage lautet {{claim}} oder mehr. Im Verzeichnis sind bisher {{described}} davon vollständig beschrieben: was wir lesen, was wir schreiben, welcher Zugang nötig ist und wo die Grenzen liegen. Nur diese sind hier gezeichnet, denn nur diese lassen sich Zeile für Zeile prüfen. Die übrigen stehen mit Namen und Zugang in einer Liste, die wir auf Anfrage senden; ihre Seiten folgen nach und nach.',
    definition:
      'Gezählt wird ein benanntes System mit dokumentiertem Zugang: Schnittstelle, Datenbank, Datei oder Postfach. Ein System zählt einmal, in seiner Hauptkategorie.',
    caption: 'Beschriebene Integrationen nach Kategorie',
    columns: { category: 'Kategorie', drawing: 'Je ein Strich', count: 'Beschrieben' },
    total: 'Zusammen',
    link: 'Verzeichnis öffnen',
  },
  platforms: {
    stop: 'Plattformen',
    long: 'Plattformen sind leicht gezählt,',
    short: 'wenn sie Namen haben.',
    text: 'Zurzeit {{count}}. Die Aussage lautet {{claim}} oder mehr, damit eine Plattform die Liste verlassen kann, ohne dass die Aussage falsch wird.',
    definition:
      'Gezählt wird Software, die bei Kunden schon läuft und eine Automatisierung tragen kann: Office-Pakete, Geschäftssysteme, Workflow-Engines, Clouds und Datenbanken. Alle Namen gehören ihren Inhabern; die Liste besagt, dass wir damit arbeiten, nicht, dass der Hersteller uns empfiehlt.',
  },
  uptime: {
    stop: 'Verfüg\u00adbarkeit',
    long: 'Eine Neun mehr,',
    short: 'ein Zehntel des Ausfalls.',
    text: 'Prozentzahlen mit vielen Neunen sehen gleich aus. In Stunden pro Jahr nicht mehr. Die Balken haben einen gemeinsamen Maßstab; unserer ist der farbige.',
    definition:
      'Die bezahlten Tarife, die wir betreiben, sind mindestens {{uptime}} eines Kalenderjahres verfügbar, gemessen im Minutentakt. Wartung, die drei Arbeitstage vorher angekündigt ist, zwischen 20 und 6 Uhr stattfindet und höchstens vier Stunden im Monat dauert, zählt nicht mit. Für den kostenlosen Tarif und die Testphase gilt die Zusage nicht.',
    caption: 'Wie viel Ausfall jede Zusage erlaubt',
    columns: { promise: 'Verfügbarkeit', year: 'Im Jahr', month: 'Im Monat' },
    drawing: '{{promise}}: {{time}} Ausfall im Jahr',
    ours: 'unsere Zusage',
  },
  times: {
    stop: 'Fristen',
    long: 'Zwei\u00a0Stunden, zwei\u00a0Tage, vierzehn\u00a0Tage',
    short: 'auf einem Lineal.',
    definition:
      'Session: Länge der ersten Online-Session, höchstens. Demo: Arbeitstage zwischen Session und Demo, höchstens. Umsetzung: Tage vom Beginn laut Angebot bis zum produktionsreifen Stand, höchstens, wenn Zugänge und Entscheidungen von Ihnen rechtzeitig kommen. Der dritte Schritt, Ziele und ROI, hat keine Frist und ist deshalb nicht gezeichnet.',
    caption: 'Die drei Fristen im Vergleich',
    columns: { step: 'Schritt', most: 'Höchstens', share: 'Anteil am Lineal' },
    session: 'Anforderungs\u00adaufnahme',
    demo: 'Lauffähige Demo',
    implementation: 'Umsetzung',
  },
  process: {
    stop: 'Beispiel',
    long: 'Eine Lieferanten\u00adrechnung heute',
    short: 'und danach.',
    text: 'Das Beispiel von unserer Startseite: eine Lieferantenrechnung in neun Schritten. Von {{today}} zwischen Anfang und Ende sind {{work}} Arbeit, der Rest ist Warten. Danach dauert es {{after}}, davon {{hands}} von Hand, denn ein Mensch entscheidet weiterhin.',
    definition:
      'Angenommene Zeiten für ein mittelständisches Unternehmen, nicht bei einem Kunden gemessen. Sie zeigen, wie die Zeichnung funktioniert und worauf es ankommt: auf das Warten, nicht auf das Tippen. Ihre eigenen Zeiten messen wir in der kostenlosen Session.',
    drawing: 'Zwei Balken in einem Maßstab: heute {{today}}, danach {{after}}.',
    caption: 'Die neun Schritte in Stunden und Minuten',
    columns: { step: 'Schritt', wait: 'Wartet heute', work: 'Arbeit heute', after: 'Danach' },
    dropped: 'entfällt',
    total: 'Anfang bis Ende',
    link: 'Eigenen Prozess zeichnen',
  },
  money: {
    stop: 'Angebot',
    long: 'Zwei Wochen und ein Fünftel,',
    short: 'im Maßstab.',
    trial: {
      title: 'Testphase: {{days}} von 365 Tagen',
      text: 'Der Umfang von Starter, ohne Zahlungsdaten. Sie endet von selbst; zu kündigen gibt es nichts.',
      drawing: 'Ein Jahr im Maßstab, die ersten {{days}} Tage sind markiert',
    },
    discount: {
      title: 'Nachlass: {{percent}} vom Jahrespreis',
      text: 'Bei Starter: {{sum}} im Voraus statt {{full}} in zwölf Teilen, zzgl. USt. – Angebot nur für Unternehmer (§\u00a014\u00a0BGB).',
      drawing: 'Zwölf Monate kosten {{full}}, ein Jahr im Voraus {{sum}}.',
      kept: '{{saving}} weniger',
    },
    definition:
      'Testphase: Tage ab der bestätigten Adresse. Nachlass: ein Jahr im Voraus gegenüber zwölf Monaten desselben Tarifs, netto. Personen: wer in einem Tarif Starter mitarbeiten kann, jede mit eigener Anmeldung.',
    caption: 'Testphase, Nachlass und Personen in Zahlen',
    columns: { what: 'Starter', value: 'Zahl' },
    rows: {
      trial: 'Testphase',
      full: 'Zwölf Monate, monatlich bezahlt',
      sum: 'Ein Jahr im Voraus',
      saving: 'Unterschied',
      users: 'Personen',
    },
  },
  absent: {
    stop: 'Nicht gezählt',
    long: 'Zahlen, die hier nicht stehen,',
    short: 'und warum.',
    rows: [
      {
        title: 'Zahl der Kunden',
        text: 'Sie sagt, wie gut der Vertrieb ist, nicht, ob Ihr Prozess kürzer wird.',
      },
      {
        title: 'Zufriedenheit in Prozent',
        text: 'Niemand kann sie prüfen. Stimmen von Kunden erscheinen mit Rolle und Branche, sobald sie freigegeben sind.',
      },
      {
        title: '„Bis zu 80 % Ersparnis“',
        text: '„Bis zu“ hat kein unteres Ende. Ihre Prognose zeigt stattdessen eine Spanne und die Formel.',
      },
      {
        title: 'Weltweit gesparte Stunden',
        text: 'Annahmen werden nicht wahr, indem man sie addiert.',
      },
    ],
    link: 'Eigene Zahl berechnen',
  },
}
