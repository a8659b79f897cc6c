import type { ctaSection as english } from '#locales/en/ctaSection.ts'

export const ctaSection: typeof english = {
  stop: 'Abfahrt',
  long: 'Ein langer Prozess von Ihnen.',
  short: 'Zwei Stunden mit uns.',
  text: 'Online, kostenlos, mit denen, die für Sie bauen würden. Die Zeichnung Ihres Prozesses behalten Sie.',
  action: 'Kostenlose {{hours}}-\u2060h-\u2060Session buchen',
}
