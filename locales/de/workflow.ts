import type { workflow as english } from '#locales/en/workflow.ts'

export const workflow: typeof english = {
  stop: 'Zusammenarbeit',
  long: 'Vom ersten Gespräch zum Betrieb,',
  short: 'maßstäblich gezeichnet.',
  lede: 'Vier Schritte, die ersten drei kostenlos. Die Tage bis zur Demo sind Arbeitstage.',
  max: 'max.',
  free: 'kostenlos',
  paid: 'kostenpflichtig',
  youDecide: 'Sie entscheiden',
  asNeeded: 'nach Bedarf',
  hours: 'Stunden',
  days: 'Tage',
  bigDays: '{{days}} Tage',
  session: {
    name: 'Anforderungs\u00adaufnahme',
    text: 'Sie zeigen uns einen Prozess, wie er wirklich läuft. Wir fragen, skizzieren und messen, online.',
  },
  demo: {
    name: 'Lauffähige Demo',
    text: 'Nach höchstens {{days}} Tagen klicken Sie sich durch eine Demo an Ihrem Fall: Ihre Felder, Ihre Freigabe, Ihre Ausnahme, die nirgends steht.',
  },
  goals: {
    name: 'Ziele und ROI',
    text: 'In so vielen Online-Sessions wie nötig legen wir fest, was zählt: Stunden, Fehlerquote, Durchlaufzeit. Die Prognose steht schriftlich, bevor Sie entscheiden.',
  },
  implementation: {
    name: 'Umsetzung',
    text: 'Produktionsreife Prozess\u00adautomatisierung in Ihrer IT, mit Protokollierung, Dokumentation und Übergabe an Ihr Team.',
  },
}
