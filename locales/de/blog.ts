import type { blog as english } from '#locales/en/blog.ts'

export const blog: typeof english = {
  stop: 'Artikel',
  contents: 'In diesem Artikel',
  minutesAxis: 'Lesezeit',
  readingLine:
    'Lesezeit {{time}}. Die Linie ist maßstäblich; jede Station ist der Anfang eines von {{count}} Abschnitten.',
  related: { stop: 'Anschlüsse', long: 'Weiterlesen,', short: 'wenn die Minuten reichen.' },
  previous: 'Früherer Artikel',
  next: 'Späterer Artikel',
  order: 'Artikel nach Datum',
  first: 'Dies ist der erste Artikel.',
  last: 'Dies ist der neueste Artikel.',
  all: 'Alle Artikel',
  print: 'Artikel drucken',
  start: 'Beginn',
  drawings: {
    leadTime: {
      label:
        'Eine Lieferantenrechnung von Montag 9:00 Uhr bis Freitag 15:32 Uhr: ein Balken von 102 h 32 min, in dem neun kurze Striche Arbeit sind, zusammen 62 Minuten. Darunter dieselben 62 Minuten am Stück.',
      days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
      waiting: 'Warten',
      work: 'Arbeit',
      closed: 'Büro geschlossen',
      total: '102 h 32 min von Eingang bis Zahlung',
      together: '62 min Arbeit, zusammengeschoben',
    },
    sixMethods: {
      label:
        'Sechs Methoden auf einer Linie, in dieser Reihenfolge: {{list}}. Regeln und Sprach-KI sind markiert.',
      names: {
        rules: 'Regeln',
        workflow: 'Workflow',
        'machine-learning': 'Machine Learning',
        'deep-learning': 'Deep Learning',
        'language-ai': 'Sprach-KI',
        'agentic-ai': 'Agentische KI',
      },
      from: 'jedes Mal dieselbe Antwort',
      to: 'am meisten Freiheit, am meisten Prüfung',
    },
    roiRange: {
      label:
        'Drei Jahre im Maßstab. Amortisation nach 4,8 Monaten im optimistischen, 9,2 im erwarteten und 31,5 im vorsichtigen Fall; das Ergebnis nach drei Jahren beträgt 124.770 €, 53.958 € und 2.860 €.',
      rows: { optimistic: 'optimistisch', expected: 'erwartet', conservative: 'vorsichtig' },
      axis: 'Monate nach Produktivstart',
      months: '{{months}} Monate',
      before: 'Geld noch gebunden',
      after: 'im Plus',
    },
  },
}
