import type { useCasesAll as english } from '#locales/en/pages/use-cases/all.ts'

export const useCasesAll: typeof english = {
  title: 'Durchgerechnete Anwendungsfälle in voller Länge',
  description:
    'Die Rechenbeispiele {{first}} bis {{last}} von {{all}} erzählt: wie es vorher läuft, was gebaut wird, was schiefgehen kann und was beim Menschen bleibt.',
  long: 'Anwendungsfälle',
  short: 'in voller Länge.',
  lede: 'Was gebaut wird, was schiefgehen kann und was es braucht, zu jedem der Beispiele. Firmen, Projekte und Zeiten sind erfunden. Die Zeichnungen und Zahlen stehen auf der Seite der Beispiele.',
  back: 'Zu Zeichnung und Zahlen',
  count: 'Beispiele {{first}} bis {{last}} von {{all}}',
}
