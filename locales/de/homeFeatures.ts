import type { homeFeatures as english } from '#locales/en/homeFeatures.ts'

export const homeFeatures: typeof english = {
  stop: 'Kompetenzen',
  long: 'So einfach wie möglich,',
  short: 'so klug wie nötig.',
  lede: 'Sechs Methoden auf einer Linie. Wir beginnen links, wo alles nachvollziehbar ist, und gehen nur nach rechts, wenn die Aufgabe ein Urteil verlangt.',
  label: 'Kompetenzfelder',
  from: 'folgt Ihren Regeln',
  to: 'entscheidet in Ihren Grenzen',
  rightFor: 'Richtig für',
  example: 'Zum Beispiel',
  wrongWhen: 'Falsch, wenn',
  more: '{{name}} im Einzelnen',
}
