import type { accessibility as english } from '#locales/en/pages/accessibility.ts'

export const accessibility: typeof english = {
  title: 'Erklärung zur Barrierefreiheit',
  description:
    'Wie weit diese Website WCAG 2.2 AA erfüllt, was noch fehlt, wann zuletzt geprüft wurde und wie Sie eine Barriere melden.',
  long: 'Stufenfrei,',
  short: 'soweit wir wissen.',
  lede: 'Alle sollen diese Website nutzen können. Hier steht, wie sie sich mit den Hilfsmitteln verhält, die Sie vielleicht nutzen, was noch nicht geht und wie Sie uns erreichen.',
  stop: 'Zugänge',
  states: { full: 'geht', partly: 'mit Lücken', none: 'noch nicht' },
  ways: {
    keyboard: {
      name: 'Nur mit der Tastatur',
      text: 'Jedes Bedienelement ist erreichbar und bedienbar, der Fokus ist immer zu sehen, Menüs schließen mit Escape. Der erste Tabulatorschritt springt zum Inhalt.',
    },
    zoom: {
      name: 'Vergrößert auf 400 %',
      text: 'Texte und Formulare ordnen sich in einer Spalte an. Seitlich scrollen nur breite Tabellen in ihrem eigenen Rahmen. Eine größere Schrift, im Browser eingestellt, bewirkt dasselbe.',
    },
    narrow: {
      name: 'Ein Telefon mit 320\u00a0Pixeln Breite',
      text: 'Alles ist da. Maßstäbliche Zeichnungen verlieren einige Beschriftungen; dieselben Zahlen stehen daneben in Worten.',
    },
    still: {
      name: 'Reduzierte Bewegung',
      text: 'Zeichnungen zeigen sofort ihren Endzustand. Nichts bewegt sich, blinkt oder läuft von selbst ab.',
    },
    contrast: {
      name: 'Kontrastmodus, dunkles Farbschema',
      text: 'Es gelten die Farben Ihres Systems; wünschen Sie dort mehr Kontrast, ist kein Text mehr grau. Keine Aussage steckt allein in einer Farbe.',
    },
    script: {
      name: 'Ohne JavaScript',
      text: 'Jede Seite zeigt ihren Inhalt, Menüs öffnen sich, Formulare lassen sich senden. Suche, Filter, Rechner, Selbsttest, Ablaufwerkzeug, Farbschema, Cookie-Einstellungen und die Knöpfe zum Drucken und Kopieren brauchen es.',
    },
    reader: {
      name: 'Bildschirm\u00adlese\u00adprogramm',
      text: 'Überschriften, Listen, Tabellen und Formulare sind als das ausgezeichnet, was sie sind. Namen und Reihenfolge sind im Barrierefreiheitsbaum des Browsers geprüft. Mit einem echten Programm hat es noch niemand versucht.',
    },
    language: {
      name: 'Leichte Sprache, Gebärden\u00adsprache',
      text: 'Gibt es nicht. Am Telefon erklären wir gern.',
    },
  },
  measures: {
    stop: 'Gemessen',
    long: 'Kontrast und Ziele',
    short: 'im Maßstab.',
    text: 'Kontrast ist das Verhältnis der Helligkeit von Text und Hintergrund; 21 ist Schwarz auf Weiß. Die Balken zeigen den kleineren Wert aus hellem und dunklem Farbschema, die Linie das, was WCAG 2.2 auf Stufe AA verlangt.',
    required: 'verlangt {{value}}',
    contrasts: {
      text: 'Fließtext',
      secondary: 'Nebentext',
      accent: 'Kleiner Text in Zinnober',
      button: 'Text auf zinnoberroter Schaltfläche',
      control: 'Umrisse von Formularfeldern',
    },
    check: {
      addresses: 'Adressen, von einem Programm angesehen,',
      findings: 'davon mit Befund',
      run: 'Automatische Prüfung vom {{date}}: jede Seite in beiden Sprachen, mit axe-core {{axe}} in Chromium {{chromium}}.',
      limits:
        'Ein Programm findet nur einen Teil der möglichen Barrieren; nach dem Rest suchen wir von Hand.',
    },
    targets: {
      text: 'Die kleinste zulässige Fläche für den Finger und unsere für Hauptaktionen, beide in wahrer Größe.',
      required: '24 × 24 verlangt',
      ours: '44 × 44 hier',
    },
  },
}
