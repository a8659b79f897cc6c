import type { statistics as english } from '#locales/en/pages/statistics.ts'

export const statistics: typeof english = {
  title: 'Die Zahlen hinter den Aussagen',
  description:
    'Was 200+ Integrationen, 20+ Plattformen, 99,9 % Verfügbarkeit und 14 Tage bedeuten und wie gezählt wird: maßstäblich, mit Tabellen und Datum.',
  long: 'Jede Zahl hier',
  short: 'ist maßstäblich.',
  lede: 'Eine Aussage ohne Definition ist Dekoration. Zu jeder unserer Zahlen steht, was gezählt wird, wie, und wann zuletzt geprüft wurde.',
}
