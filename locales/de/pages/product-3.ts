import type { product3 as english } from '#locales/en/pages/product-3.ts'

export const product3: typeof english = {
  title: 'ROI-Prognose: was eine Automatisierung bringt',
  description:
    'Vorgänge, Minuten, Stundenkosten, Fehlerquote: eine Prognose über Stunden, Geld und Amortisation in drei Jahren, als Spanne, mit offener Formel.',
  topStop: 'Ertrag',
  long: 'Drei Antworten',
  short: 'statt einer Schätzung.',
  lede: 'Aus elf Zahlen Ihres Prozesses werden Stunden, Geld und der Monat der Amortisation. Vorsichtig, erwartet, optimistisch: Jede Annahme hat einen Namen, und die Formel liegt offen.',
  stop: 'Prognose',
  startFrom: 'Ausgangspunkt',
  start: {
    example: 'Beispielprozess',
    link: 'Der geöffnete Link',
    own: 'Ihre Zahlen',
    workflow: 'Ihr Ablauf',
    automations: 'Automatisierungen aus dem Katalog',
    useCases: 'Durchgerechnete Beispiele',
  },
  startNote:
    'Alle Vorgaben sind Annahmen. Die Kosten gelten für individuelle Entwicklung; in einem Tarif gilt dessen Preis. Ändern Sie sie, bis es Ihre sind.',
  currency: 'Währung',
  currencyNote: 'Nur das Zeichen wechselt, umgerechnet wird nicht.',
  noScript:
    'Für eigene Zahlen braucht es JavaScript. Ohne sehen Sie das Beispiel; mit Ihren rechnen wir in den kostenlosen Sessions.',
  notes: {
    unreadable:
      'Der Link war nicht lesbar, deshalb sehen Sie das Beispiel. Vielleicht fehlt sein Ende: Lassen Sie ihn sich noch einmal geben.',
    clamped: 'Einige Zahlen lagen außerhalb ihrer Grenzen und wurden angepasst: {{names}}.',
    unknown: 'Diesen Eintrag gibt es hier nicht (mehr), deshalb sehen Sie das Beispiel.',
  },
  instrument: 'Prognoserechner',
  groups: {
    process: 'Der Prozess',
    benefit: 'Was daraus wird',
    cost: 'Was es kostet',
  },
  verdictStop: 'Urteil',
  reasons: {
    good: 'Im vorsichtigen Fall ist das Geld in Monat {{conservative}} zurück, im erwarteten Fall in Monat {{expected}}. Jede gemessene Zahl macht die Spanne enger. Am meisten entscheidet im Moment: {{input}}.',
    slow: 'Monat {{expected}} ist für Software weit weg; bis dahin können die Systeme ringsum anders aussehen. Beginnen Sie mit der häufigsten Art von Vorgang und tragen Sie deren Einmalkosten ein.',
    risky:
      'Im erwarteten Fall ist das Geld in Monat {{expected}} zurück, im vorsichtigen Fall nicht innerhalb von drei Jahren. Alles hängt an Zahlen, die noch niemand gemessen hat. Fangen Sie mit dieser an: {{input}}.',
    beyond:
      'Selbst im erwarteten Fall ist das Geld nicht innerhalb von drei Jahren zurück. Bis dahin haben sich Prozess, Systeme oder Zuständigkeiten geändert.',
    running:
      'Der Nutzen beträgt {{benefit}} im Monat, der Betrieb kostet {{running}}. Diese Lücke schließt sich nicht mit der Zeit, sie wächst.',
    nothing:
      'Mit diesen Zahlen ergibt sich kein Nutzen in Geld. Entweder fehlt noch eine Angabe, oder der Prozess ist gut, wie er ist.',
  },
  needed: 'Für eine Amortisation in zwei Jahren bräuchte es etwa {{cases}} im Monat.',
  instead: 'Was Sie stattdessen tun können',
  insteadList: [
    'Den Schritt weglassen. Eine Prüfung oder Kopie, die niemand vermisst, braucht keine Automatisierung.',
    'Eine Vorlage, eine Checkliste, ein gemeinsames Postfach: ein Nachmittag Arbeit, keine laufenden Kosten.',
    'Mit einem Prozess zusammenlegen, der dieselben Belege oder Systeme nutzt. Eine Anbindung dient dann beiden.',
  ],
  whenNot: 'Wann Sie nicht automatisieren sollten',
  send: 'Mit meiner Anfrage senden',
  sendNote:
    'Im Formular sehen Sie die Prognose wieder und können sie entfernen. Bis dahin bleibt sie in diesem Tab.',
  oneCase: '1 Vorgang',
  cases: '{{count}} Vorgänge',
  summary:
    '{{cases}} im Monat zu {{minutes}} min: etwa {{hours}} h gewonnen pro Jahr, Amortisation in Monat {{month}}, etwa {{money}} nach drei Jahren.',
  summaryNever:
    '{{cases}} im Monat zu {{minutes}} min: etwa {{hours}} h gewonnen pro Jahr, keine Amortisation in drei Jahren ({{money}}).',
  formulaStop: 'Formel',
  formulaLong: 'Nichts ist versteckt.',
  formulaShort: 'Rechnen Sie nach.',
  formulaFor: 'Rechenweg zeigen für',
  formulaRounding:
    'Oben ist auf zwei Stellen gerundet, genauer sind die Eingaben nicht. Die Formel rechnet ungerundet.',
  formulaRamp:
    'In der Anlaufzeit zählt der halbe Nutzen. Wüchse er gleichmäßig von nichts auf alles, fehlte am Ende derselbe Betrag.',
  formulaLeftOut:
    'Bewusst weggelassen: Wachstum, Abzinsung, Steuern. Über drei Jahre ändern sie meist weniger als die Unsicherheit der Eingaben.',
  article: 'Der Artikel dazu, mit durchgerechnetem Beispiel',
  decidesStop: 'Was entscheidet',
  decidesLong: 'Sieben Schätzungen.',
  decidesShort: 'Eine oder zwei entscheiden.',
  decidesLede:
    'Der erwartete Fall, in dem je eine Zahl ihren vorsichtigen Wert hat. Der Balken zeigt, um wie viele Monate das die Amortisation verschiebt. Messen Sie die oberste zuerst.',
  decidesNever:
    'Im erwarteten Fall ist das Geld nicht innerhalb von drei Jahren zurück; da verschiebt keine einzelne Zahl etwas.',
  decidesAt: 'bei {{value}}',
  decidesMonth: 'Monat {{month}}',
  decidesAxis: 'Monate nach Produktivstart',
  rangesStop: 'Spannen',
  rangesLong: 'Wie weit kann es',
  rangesShort: 'anders kommen?',
  rangesLede:
    'Diese sieben Zahlen unterscheiden die drei Fälle. Ändern Sie, was Sie besser wissen: Eine gemessene Zahl hat keine Spanne, also auf beiden Seiten 0.',
  figure: 'Zahl',
  ranges: {
    minutesPerCase: 'Geschätzte Minuten sind meist zu hoch. Fünf gemessene Vorgänge ersetzen die Schätzung.',
    automatableShare:
      'Ausnahmen, die niemand erwähnt hat, drücken ihn. Eine Demo an Ihrem eigenen Fall grenzt ihn ein.',
    usableShare:
      'Von der gewonnenen Zeit: die umstrittenste Zahl. Sie steigt, wenn Sie vorher festlegen, wofür die Stunden da sind.',
    errorsAvoided: 'Erst nach einigen Wochen Betrieb bekannt, deshalb die größte Spanne.',
    oneOffCost: 'Workshops, Testdaten und Schulung kosten auch Stunden Ihrer eigenen Leute.',
    runningCostPerMonth: 'Nutzungsgebühren folgen der Menge, und angebundene Systeme ändern sich.',
    rampUpMonths: 'In Monaten. Ausnahmen tauchen auf, und Vertrauen braucht seine Zeit.',
  },
  reset: 'Zurück zu den üblichen Spannen',
  resetDone: 'Es gelten wieder die üblichen Spannen.',
  meaning: 'Was die Zahlen bedeuten',
  meanings: {
    casesPerMonth:
      'Ein Durchlauf des Prozesses: eine Rechnung, ein Ticket, ein Auftrag. Durchschnitt der letzten drei Monate.',
    minutesPerCase: 'Nur die Zeit, in der jemand daran arbeitet, ohne Liegezeit.',
    costPerHour: 'Was eine Stunde das Unternehmen kostet: Lohn, Sozialabgaben, Arbeitsplatz.',
    automatableShare:
      'Der Teil der Arbeit an einem Vorgang, den Software übernimmt. Ausnahmen bleiben bei Menschen.',
    usableShare:
      'Gewonnene Minuten sind über den Tag verstreut. Geld ist nur, was davon zu anderer Arbeit wird; ohne Plan sind 50 % eine freundliche Annahme.',
    errorRate: 'Vorgänge, die jemand ein zweites Mal anfassen muss, weil etwas nicht stimmte.',
    costPerError: 'Nacharbeit, Gutschrift, verlorenes Skonto: der Durchschnitt eines solchen Falls.',
    errorsAvoided: 'Software macht weniger menschliche Fehler und einige eigene.',
    rampUpMonths: 'Die Zeit, in der noch jedes Ergebnis geprüft wird. Sie zählt halb.',
    oneOffCost: 'Die Umsetzung und die Stunden Ihrer eigenen Leute für das Projekt.',
    runningCostPerMonth: 'Hosting, Lizenzen, Nutzungsgebühren, Wartung und die Stunden für Ausnahmen.',
  },
  takeStop: 'Mitnehmen',
  takeLong: 'Mit in die Sitzung,',
  takeShort: 'auf einer Seite.',
  takeLede:
    'Die Zahlen stehen nur in der Adresse dieser Seite: Der Teil nach # erreicht unseren Server nie. Wer den Link bekommt, sieht genau das hier.',
  copyLink: 'Link kopieren',
  copyText: 'Als Text kopieren',
  csv: 'CSV herunterladen',
  print: 'Auf eine Seite drucken',
  copied: 'Kopiert.',
  copyFailed: 'Ihr Browser erlaubt das nicht. Der Link steht in der Adresszeile.',
  table: 'Die Kurve als Tabelle',
  tableCaption: 'Kumuliertes Ergebnis am Ende jedes Monats, ungerundet',
  tableMonth: 'Monat',
  sheetNote: 'Schätzungen, kein Versprechen. Mit allen Annahmen wieder öffnen:',
}
