import type { features as english } from '#locales/en/features.ts'

export const features: typeof english = {
  methods: {
    rules: {
      name: 'Regelbasierte Automati\u00adsierung und Skripting',
      rightFor: 'Wiederkehrende Schritte mit klarer Wenn-dann-Logik: kopieren, umwandeln, prüfen, ablegen.',
      example:
        'Ein nächtliches Skript gleicht Kontoauszüge mit offenen Posten ab und bucht, was auf den Cent passt.',
      wrongWhen: 'sich die Eingaben öfter ändern, als sich die Regel umschreiben lässt.',
    },
    workflow: {
      name: 'Klassische Workflow-Automati\u00adsierung',
      rightFor: 'Übergaben zwischen Menschen und Systemen: Formulare, Freigaben, Erinnerungen, Fristen.',
      example:
        'Ein unterschriebener Vertrag startet Personalakte, IT-Ticket, Laptop und Zugriffe im selben Moment.',
      wrongWhen:
        'das eigentliche Problem die Freigabe selbst ist. Dann streichen wir sie, statt sie zu beschleunigen.',
    },
    'machine-learning': {
      name: 'Machine Learning',
      rightFor: 'Schätzungen aus Ihrer eigenen Historie: Bedarf, Abwanderung, Dubletten, Zahlungsrisiko.',
      example: 'Nachbestellmengen je Artikel, gelernt aus drei Jahren Verkauf.',
      wrongWhen: 'es nur hundert Datensätze gibt und eine Kollegin die Antwort längst kennt.',
    },
    'deep-learning': {
      name: 'Deep Learning',
      rightFor: 'Bilder, Töne und Sensordaten, für die niemand eine Regel aufschreiben kann.',
      example:
        'Eine Kamera im Wareneingang erkennt Dellen und fehlende Etiketten und fragt nur im Zweifel nach.',
      wrongWhen: 'ein Barcode auf dem Karton genügen würde.',
    },
    'language-ai': {
      name: 'Sprach-KI (LLMs und NLP)',
      rightFor: 'Lesen, Sortieren, Zusammenfassen und Entwerfen von Text in jedem Format.',
      example: 'Aus einer Anfrage per E-Mail wird ein vollständiger Angebotsentwurf, jede Zahl mit Quelle.',
      wrongWhen: 'die Antwort exakt sein muss und schon in einer Datenbank steht.',
    },
    'agentic-ai': {
      name: 'Agentische KI',
      rightFor: 'Aufgaben mit offenem Weg: recherchieren, vergleichen, nachfragen, neu versuchen, berichten.',
      example: 'Ein Agent holt drei Angebote ein, prüft Zertifikate und hält an, bevor etwas bestellt wird.',
      wrongWhen:
        'sich ein falscher Schritt nicht rückgängig machen lässt. Dann behält ein Mensch den letzten Klick.',
    },
  },
}
