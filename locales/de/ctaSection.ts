import type { ctaSection as english } from '#locales/en/ctaSection.ts'

export const ctaSection: typeof english = {
  stop: 'Abfahrt',
  long: 'Ein langer Prozess von Ihnen.',
  short: 'Zwei Stunden für uns.',
  text: 'Online, kostenlos, mit den Menschen, die es bauen würden. Sie gehen mit einer maßstäblichen Zeichnung Ihres Prozesses, ob wir zusammenarbeiten oder nicht.',
  action: 'Kostenlose {{hours}}-h-Session buchen',
}
