import type { pricing2Details as english } from '#locales/en/pages/pricing-2-details.ts'

export const pricing2Details: typeof english = {
  title: 'Alle Tarife im Detail, mit Fragen zur Abrechnung',
  description:
    'Der vollständige Vergleich aller vier Tarife Zeile für Zeile, was als Vorgang zählt, und Antworten zu Abrechnung, Umsatzsteuer, Testphase und Kündigung.',
  long: 'Alle Tarif\u00adbedingungen,',
  short: 'Zeile für Zeile.',
  lede: 'Der vollständige Vergleich, was bei uns als Vorgang zählt, und die Fragen, die Ihre Buchhaltung stellt.',
  compare: {
    stop: 'Vergleich',
    heading: 'Alle vier Tarife im Vergleich',
    caption: 'Bedingungen der vier Tarife',
    condition: 'Bedingung',
    pick: 'Tarif anzeigen',
    yes: 'ja',
    no: 'nein',
    any: 'beliebig viele',
    groups: {
      price: 'Preis',
      volume: 'Menge',
      operation: 'Betrieb',
      contract: 'Vertrag',
    },
    price: {
      monthly: 'Im Monat, monatlich bezahlt',
      annual: 'Im Monat, jährlich bezahlt',
      sum: 'Rechnung für ein Jahr im Voraus',
      saving: 'Ersparnis gegenüber zwölf Monaten',
      request: 'auf Anfrage',
      none: 'entfällt',
    },
    volume: {
      cases: 'Vorgänge im Monat',
      automations: 'Automati\u00adsierungen zugleich',
      users: 'Personen',
      logDays: 'Protokoll jedes Laufs bleibt',
      days: '{{count}} Tage',
    },
    operation: {
      choice: 'Automati\u00adsierungen zur Auswahl',
      all: 'der ganze Katalog',
      integrations: 'Integra\u00adtionen',
      eu: 'Server in der EU',
      own: 'In eigener Cloud oder eigenem Serverraum',
      uptime: 'Zugesagte Verfügbarkeit bei Betrieb durch uns',
      login: 'Anmeldung mit dem Firmenkonto',
      agreed: 'nach Vereinbarung',
      support: 'Unterstützung',
      supports: {
        free: 'Fragen und Antworten',
        starter: 'per E-Mail, Antwort innerhalb eines Arbeitstags',
        professional: 'per E-Mail, mit Vorrang, innerhalb eines Arbeitstags',
        enterprise: 'feste Ansprech\u00adperson, auch am Telefon',
      },
    },
    contract: {
      trial: 'Kostenlose Testphase',
      always: 'immer kostenlos',
      days: '{{count}} Tage',
      first: 'zuerst mit Starter',
      demo: 'stattdessen Demo',
      card: 'Kreditkarte nötig',
      ends: 'Endet',
      anyTime: 'jederzeit',
      term: 'zum Ende des Vertrags\u00admonats oder, mit einem Monat Frist, des bezahlten Jahres',
      processing: 'Vertrag zur Auftrags\u00adverarbeitung (Art. 28 DSGVO)',
      export: 'Export als JSON und CSV',
      who: 'Wer bestellen darf',
      businesses: 'Unternehmer, öffentliche Hand',
    },
  },
  cases: {
    stop: 'Zählweise',
    long: 'Eine Rechnung mit drei Seiten',
    short: 'ist ein Vorgang.',
    lede: 'Ein Vorgang ist eine Sache, die eine Automatisierung von Anfang bis Ende durchläuft. Seiten, Positionen und Wiederholungen zählen nicht, unsere Fehler auch nicht.',
    caption: 'Was als Vorgang zählt',
    columns: { example: 'Beispiel', count: 'Vor\u00adgänge' },
    tally: 'Strichliste',
    rows: [
      { example: 'Eine Rechnung mit drei Seiten', count: 1 },
      { example: 'Eine E-Mail mit vier Rechnungen im Anhang', count: 4 },
      { example: 'Eine Bestellung mit zwölf Positionen', count: 1 },
      { example: 'Ein Ticket, das zweimal wieder geöffnet wird', count: 1 },
      { example: 'Ein nächtlicher Bericht über 600 Buchungen', count: 1 },
      { example: 'Ein Vorgang, der scheitert und neu startet', count: 1 },
      { example: 'Testläufe mit Musterdaten', count: 0 },
    ],
  },
  invoice: {
    stop: 'Schwarz auf weiß',
    long: 'Was in der Buchhaltung ankommt,',
    short: 'im ersten Jahr.',
    lede: 'Eine Musterrechnung für den Starter-Tarif, ein Jahr im Voraus, für einen Kunden in Deutschland, in Euro. Später kommt keine Zeile dazu.',
    slip: 'Musterrechnung',
    item: 'Starter, zwölf Monate im Voraus',
    rate: '12 × {{monthly}}, abzüglich {{discount}}',
    net: 'Nettobetrag',
    vat: 'USt. {{rate}}',
    total: 'Rechnungsbetrag',
    due: 'Fällig 14 Tage nach Erhalt, per Überweisung',
    note: 'Kunden in anderen EU-Ländern erhalten die Rechnung ohne Umsatzsteuer (Reverse Charge), wenn sie uns eine gültige USt-IdNr. nennen. Außerhalb der EU fällt in der Regel keine deutsche Umsatzsteuer an. Das ist keine Steuerberatung.',
  },
  billing: {
    stop: 'Abrechnung',
    long: 'Was die Buchhaltung fragt,',
    short: 'bevor sie unterschreibt.',
    questions: [
      {
        question: 'In welcher Währung wird abgerechnet?',
        answer:
          'In Euro oder in Dollar, wie bei der Bestellung vereinbart; die Bestätigung nennt die Währung. Die deutschen Seiten zeigen Euro, die englischen Dollar. Die Zahl in der Preisliste ist in beiden gleich, zum Tageskurs umgerechnet wird nicht.',
      },
      {
        question: 'Welche Form hat die Rechnung?',
        answer:
          'Eine E-Rechnung im Format ZUGFeRD, auf Wunsch XRechnung, per E-Mail an die Adresse, die Sie nennen. Ihre Bestellnummer steht darauf, wenn Sie uns eine geben.',
      },
      {
        question: 'Ist die Umsatzsteuer enthalten?',
        answer:
          'Nein. Alle Preise sind netto und gelten nur für Unternehmer im Sinne von § 14 BGB. Umsatzsteuer kommt hinzu, wo sie anfällt. An Verbraucher verkaufen wir nicht.',
      },
      {
        question: 'Was passiert am Ende der Testphase?',
        answer:
          'Abgebucht wird nichts, denn nach Zahlungsdaten haben wir nie gefragt. Die Testphase endet nach {{trialDays}} Tagen von selbst und wird nicht zum bezahlten Vertrag. Der kostenlose Tarif bleibt; was ihn übersteigt, ist noch 30 Tage abrufbar.',
      },
      {
        question: 'Und wenn wir mehr Vorgänge haben als im Tarif?',
        answer:
          'Dann sagen wir Bescheid. Laufende Vorgänge werden fertig, neue warten; mehr kostet es nur, wenn Sie einen größeren Tarif bestellen. Eine automatische Hochstufung gibt es nicht, einen Preis je zusätzlichem Vorgang auch nicht.',
      },
      {
        question: 'Welchem Recht unterliegen die Server, und was enthält ein Export?',
        answer:
          'Die Server der Tarife stehen in der EU; es gilt EU-Recht und das Recht ihres Standorts. Verlangt eine Behörde außerhalb der EU Daten, geben wir sie nur heraus, wenn EU-Recht oder ein Abkommen es erlaubt: Wir prüfen jedes Ersuchen, weisen unzulässige zurück und sagen Ihnen Bescheid, soweit wir dürfen. Dazu sind auch unsere Dienstleister vertraglich verpflichtet (Art. 28 und 32 der Verordnung (EU) 2023/2854). Ein Export enthält Abläufe, Einstellungen und Vorgänge als JSON, Protokolle und Listen als CSV (UTF-8, Zeiten nach ISO 8601); eine Beschreibung aller Felder liegt ihm bei.',
      },
      {
        question: 'Können wir ein im Voraus bezahltes Jahr vorzeitig verlassen?',
        answer:
          'Regulär zu dessen Ende, mit einem Monat Frist; sechs Wochen vorher erinnern wir Sie. Wechseln Sie vorher zu einem anderen Anbieter oder in eigene Systeme, erstatten wir die nicht genutzten vollen Monate; die genutzten werden dann zum Monatspreis berechnet.',
      },
      {
        question: 'Können die Preise steigen?',
        answer:
          'Ja, mit acht Wochen Vorlauf und nur zum Ende der laufenden Vertragszeit. Die Ankündigung nennt den neuen Preis und Ihr Recht, vorher zu gehen.',
      },
      {
        question: 'Zahlen wir für Leute, die nur mitlesen?',
        answer:
          'Wer sich anmeldet, zählt als Person, egal ob zum Freigeben, Ändern oder nur zum Lesen. Wer lediglich eine E-Mail mit einem Ergebnis bekommt, zählt nicht. Bis zur Grenze Ihres Tarifs kosten Personen nichts extra.',
      },
    ],
  },
}
