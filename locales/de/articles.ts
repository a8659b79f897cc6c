import type { articles as english } from '#locales/en/articles.ts'

export const articles: typeof english = {
  categories: {
    'process-analysis': 'Prozess­analyse',
    methods: 'Methoden',
    economics: 'Wirtschaftlichkeit',
    practice: 'Praxis',
    trust: 'Vertrauen und Recht',
  },
  authors: {
    'process-analyst': 'Aus der Prozessanalyse',
    'automation-engineer': 'Aus der Entwicklung',
    'data-scientist': 'Aus der Datenwissenschaft',
    'project-lead': 'Aus der Projektleitung',
    'data-protection-lead': 'Aus dem Datenschutz',
  },
  minutes: '{{minutes}} min',
  readingTime: 'Lesezeit: {{time}}',
}
