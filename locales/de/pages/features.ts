import type { features as english } from '#locales/en/pages/features.ts'

export const features: typeof english = {
  title: 'Sechs Methoden, von Regeln bis Agenten',
  description:
    'Regeln, Workflow, Machine Learning, Deep Learning, Sprach-KI, agentische KI: wofür sich jede eignet und wann Sie keine davon brauchen.',
  long: 'So einfach wie möglich,',
  short: 'so klug wie nötig.',
  lede: 'Sechs Methoden auf einer Linie. Wir beginnen links, wo sich alles nachvollziehen lässt, und gehen nur nach rechts, wenn die Aufgabe Urteilsvermögen verlangt.',
}
