import type { product2 as english } from '#locales/en/pages/product-2.ts'

export const product2: typeof english = {
  title: 'Individuelle Entwicklung: ein eigenes Gleis',
  description:
    'Für den Prozess, der in keinem Katalog steht: zeichnen, schrumpfen sehen und in vier Schritten vom ersten Gespräch zum Betrieb.',
  stop: 'Entwicklung',
  long: 'Ein eigenes Gleis,',
  short: 'in Tagen gebaut.',
  lede: 'Für den Prozess, der in keinem Katalog steht. Zeichnen Sie ihn, entscheiden Sie, was Software übernimmt, und sehen Sie, was bleibt.',
  draw: 'Prozess zeichnen',
  junction: {
    straight: {
      name: 'Der Katalog',
      when: 'Geradeaus, wenn …',
      signs: [
        'andere Firmen denselben Prozess haben, etwa Rechnungen, Mahnungen oder Urlaubsanträge',
        'Sie sich mit wenigen Einstellungen an einen üblichen Ablauf anpassen können',
        'Sie lieber diese Woche beginnen als jedes Detail ändern',
      ],
      link: 'Zuerst dort nachsehen',
    },
    branch: {
      name: 'Ihr eigenes Gleis',
      when: 'Abzweigen, wenn …',
      signs: [
        'der Prozess Sie von anderen unterscheidet oder Sie ausbremst',
        'die Hälfte der Regeln in keinem Handbuch steht, sondern in zwei Köpfen',
        'er durch Systeme läuft, von denen kein fertiges Werkzeug je gehört hat',
      ],
      link: 'So wird es gebaut',
    },
  },
  steps: {
    long: 'Vier Schritte,',
    short: 'und wer was darin tut.',
    lede: 'Die Tage bis zur Demo sind Arbeitstage. Nach jedem Schritt können Sie aussteigen; bis zum letzten kostet es nur Zeit.',
    bring: 'Sie bringen mit',
    do: 'Wir tun',
    get: 'Sie bekommen',
    session: {
      bring:
        'Einen Prozess und die zwei oder drei Menschen, die ihn täglich erledigen. Fünf echte Fälle, Personendaten geschwärzt.',
      do: 'Fragen, zeichnen, jeden Schritt mit Ihnen messen und sagen, welche wir nicht automatisieren würden.',
      get: 'Die maßstäbliche Zeichnung und eine erste Vorstellung davon, was sich lohnt.',
    },
    demo: {
      bring: 'Fünf bis zehn Beispielfälle, darunter ein unbequemer. Noch kein Zugang zu Ihren Systemen.',
      do: 'Den entscheidenden Teil bauen: mit Ihren Feldern, Ihren Regeln, Ihrer Ausnahme, mit Testdaten.',
      get: 'Eine Demo, durch die Sie sich selbst klicken, und eine Liste dessen, was sie noch nicht kann.',
    },
    goals: {
      bring:
        'Die Zahlen, die Sie kennen: Vorgänge, Minuten, Fehlerkosten. Und wer über das Budget entscheidet.',
      do: 'Stunden, Geld und Amortisation als Spanne berechnen, jede Annahme nennen, Zielwerte vereinbaren.',
      get: 'Prognose, Umfang, Abnahmekriterien und Preis schriftlich.',
    },
    implementation: {
      bring:
        'Eine verantwortliche Person im Fachbereich, eine in der IT, Zugang zu den beteiligten Systemen.',
      do: 'Anbinden, bauen, mit Ihren Fällen testen, eine Weile neben dem alten Weg laufen lassen, übergeben.',
      get: 'Automatisierung in Ihrer IT, mit Protokoll, Testfällen, Dokumentation und Ausschalter.',
    },
  },
  workflow: {
    stop: 'Ablaufzeichnung',
    long: 'Prozess zeichnen,',
    short: 'schrumpfen sehen.',
    lede: 'Beginnen Sie mit einem Beispiel oder bei null. Geben Sie an, wie lange jeder Schritt wartet und dauert und wer ihn danach erledigt.',
  },
  exceptions: {
    stop: 'Ausnahmen',
    long: 'Was nicht passt,',
    short: 'hält an und fragt.',
    lede: 'Die meiste Arbeit steckt in den Fällen, die niemand aufgeschrieben hat. Darum hat jede Automatisierung ein Nebengleis: Was unklar ist, wartet dort auf einen Menschen.',
    straight: '{{count}} laufen durch',
    siding: '{{count}} warten auf einen Menschen',
    picture:
      '{{all}} Vorgänge auf einer Linie. {{siding}} davon wechseln auf ein Nebengleis, wo ein Mensch entscheidet, und kehren zurück.',
    fine: 'Angenommenes Beispiel. Ihren eigenen Anteil zählen wir in Schritt 1 an echten Fällen.',
    rules: [
      {
        name: 'Unsicher heißt anhalten',
        text: 'Unter einer Schwelle, die Sie festlegen, wird nicht geraten. Der Vorgang verlässt die Linie und nennt den Grund.',
      },
      {
        name: 'Er kommt vorbereitet an',
        text: 'Was gelesen wurde, was fehlt, ein Vorschlag und seine Quelle: Entscheiden dauert Minuten.',
      },
      {
        name: 'Nichts wird vergessen',
        text: 'Jeder wartende Vorgang hat eine zuständige Person und eine Frist. Wer nicht antwortet, wird erinnert, dann vertreten.',
      },
      {
        name: 'Jede Entscheidung ist belegt',
        text: 'Wer wann was aus welchem Grund entschieden hat: lesbar für Prüfung, Betriebsrat und Nachfolge.',
      },
      {
        name: 'Was sich wiederholt, wird Regel',
        text: 'Fällt immer wieder dieselbe Entscheidung, schlagen wir eine Regel vor. Ob es eine wird, bestimmen Sie.',
      },
    ],
    article: 'Zum Lesen: Ausnahmen zuerst',
  },
  handover: {
    stop: 'Übergabe',
    long: 'Am Ende betreibt',
    short: 'Ihr Team es ohne uns.',
    lede: 'Die Umsetzung ist vorbei, wenn Ihre Leute die Automatisierung selbst betreiben, reparieren und abschalten können. Dann haben Sie:',
    caption: 'Was übergeben wird',
    columns: ['Was', 'Wo es liegt', 'Was Sie damit dürfen'],
    rows: [
      {
        what: 'Quellcode und Konfiguration',
        where: 'In einem Repository Ihrer Firma',
        may: 'Zeitlich unbegrenzt nutzen, ändern, von anderen weiterentwickeln lassen',
      },
      {
        what: 'Konten, Schlüssel, Lizenzen',
        where: 'Auf den Namen Ihrer Firma',
        may: 'Uns am Tag nach der Übergabe aussperren',
      },
      {
        what: 'Dokumentation und Betriebs\u00adhandbuch',
        where: 'Wo Ihr Team zuerst nachsieht',
        may: 'Bekannte Störungen ohne uns beheben',
      },
      {
        what: 'Testfälle',
        where: 'Neben dem Code, mit einem Befehl gestartet',
        may: 'Nach jeder Änderung prüfen, ob es noch läuft',
      },
      { what: 'Protokolle', where: 'In Ihren Systemen', may: 'So lange aufbewahren, wie Sie es festlegen' },
      { what: 'Zeichnungen und Daten', where: 'Bei Ihnen', may: 'Sie gehören Ihnen, auch ohne Vertrag' },
    ],
    fine: 'Bausteine ohne Inhalte aus Ihrer Firma dürfen wir wiederverwenden; freie Software behält ihre Lizenzen und wird aufgelistet. Näheres steht im Vertrag und in den',
    terms: 'AGB.',
    proof: 'Vor der Abnahme tut Ihr Team vier Dinge, und wir sehen schweigend zu',
    proofs: [
      'eine Grenze ändern und die Testfälle laufen lassen',
      'ein Passwort oder einen Schlüssel austauschen',
      'den Stand von gestern aus der Sicherung zurückholen',
      'abschalten, drei Vorgänge von Hand erledigen, wieder einschalten',
    ],
    article: 'Zum Lesen: die Übergabemappe',
  },
  questions: {
    stop: 'Fragen',
    long: 'Was Sie an dieser Stelle',
    short: 'fragen sollten.',
    list: {
      'how-can-14-days-be-enough': 'Wie können {{days}}\u00a0Tage reichen?',
      'how-much-time-does-our-team-need': 'Wie viel Zeit braucht unser eigenes Team?',
      'system-without-interface': 'Was, wenn ein System keine Schnittstelle hat?',
      'what-if-it-makes-a-mistake': 'Was, wenn ein Fehler passiert?',
      'who-maintains-it': 'Wer pflegt das danach?',
      'how-do-we-leave': 'Wie kommen wir wieder heraus?',
    },
    all: 'Alle Fragen und Antworten',
  },
}
