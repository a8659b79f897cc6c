import type { pricing2 as english } from '#locales/en/pages/pricing-2.ts'

export const pricing2: typeof english = {
  title: 'Vier Tarife im Vergleich: Free bis Enterprise',
  description:
    'Free, Starter, Professional und Enterprise nebeneinander: Personen, Automatisierungen, Vorgänge im Monat, Protokoll und Ersparnis bei Jahreszahlung.',
  long: 'Vier Tarife,',
  short: 'ein Netz.',
  lede: 'Dieselben Automatisierungen in vier Größen. Wählen Sie nach der Zahl der Vorgänge: Größer geht sofort, kleiner zum Ende des bezahlten Zeitraums. Starter testen Sie {{days}} Tage kostenlos, ohne Kreditkarte.',
  stop: 'Tarife',
  scale: 'Jedes Gleis ist so lang, wie der Tarif Vorgänge im Monat trägt',
  slider: 'Wie viele Vorgänge haben Sie im Monat?',
  verdict: '{{cases}} Vorgänge: {{plan}} reicht, für {{price}} im Monat oder {{perCase}} je Vorgang.',
  verdictFree: '{{cases}} Vorgänge: {{plan}} reicht und kostet nichts.',
  verdictOpen: '{{cases}} Vorgänge: {{plan}}, Preis auf Anfrage.',
  tracks: 'Die vier Tarife',
  details: 'Zeile für Zeile vergleichen',
  full: {
    stop: 'Je Vorgang',
    long: 'Ein voller Tarif ist günstig,',
    short: 'ein halb leerer nicht.',
    text: 'Im vollen Starter-Tarif kostet ein Vorgang {{starter}}. In Professional wird er erst ab {{breakEven}} Vorgängen im Monat günstiger. Darunter zahlen Sie für Personen, Automatisierungen und ein längeres Protokoll, und auch das kann ein guter Grund sein.',
    drawing:
      'Skala von {{max}} Vorgängen im Monat: Bis {{limit}} trägt sie Starter; ab {{breakEven}} ist ein Vorgang in Professional günstiger als in einem vollen Starter.',
    marks: { limit: 'Starter ist voll', breakEven: 'Professional wird je Vorgang günstiger' },
    caption: 'Was hundert Vorgänge kosten, wenn der Tarif voll ist; Preise netto',
    columns: { plan: 'Tarif', cases: 'Voll bei', monthly: 'Monatlich bezahlt', annual: 'Jährlich bezahlt' },
  },
  change: {
    stop: 'Wechsel',
    long: 'Umsteigen',
    short: 'ohne neues Ticket.',
    rows: [
      {
        when: 'Sofort',
        title: 'In einen größeren Tarif',
        text: 'Er gilt ab dem Tag des Wechsels. Der schon bezahlte Rest des Zeitraums wird angerechnet.',
      },
      {
        when: 'Zum Ende des bezahlten Zeitraums',
        title: 'In einen kleineren Tarif',
        text: 'Automatisierungen über der kleineren Grenze ruhen und werden nicht gelöscht. Sie wählen, welche weiterlaufen.',
      },
      {
        when: 'An der Grenze',
        title: 'Mehr Vorgänge als gedacht',
        text: 'Wir sagen Bescheid. Laufende Vorgänge werden fertig, neue warten. Ohne Bestellung gibt es keinen Aufschlag.',
      },
      {
        when: '30 Tage danach',
        title: 'Ausstieg',
        text: 'Daten, Abläufe und Protokolle sind 30\u00a0Tage lang als JSON und CSV abrufbar. Dann werden sie gelöscht.',
      },
    ],
  },
  not: {
    stop: 'Nicht enthalten',
    long: 'Was kein Tarif enthält,',
    short: 'damit es niemand sucht.',
    rows: [
      {
        title: 'Individuelle Entwicklung',
        text: 'Ein Prozess, der in keinem Katalog steht, ist ein Projekt mit eigenem Preis.',
      },
      {
        title: 'Lizenzen anderer Hersteller',
        text: 'Für ERP, CRM oder Mailsystem zahlen Sie selbst, wie heute.',
      },
      {
        title: 'Entscheidungen',
        text: 'Welche Freigabe entfallen darf, sagen Sie. Wir zeigen nur, was sie kostet.',
      },
    ],
    estimate: 'Individuelle Entwicklung schätzen',
  },
}
