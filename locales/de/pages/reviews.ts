import type { reviews as english } from '#locales/en/pages/reviews.ts'

export const reviews: typeof english = {
  title: 'Stimmen nach Branche',
  description:
    'Musteraussagen nach Rolle und Branche: Sie zeigen, was wir nach jedem Projekt fragen und wie echte Stimmen geprüft werden, bevor sie hier stehen.',
  long: 'Nach der Fahrt gesagt,',
  short: 'nicht davor.',
  lede: 'Was Menschen sagen, wenn die Automatisierung eine Weile läuft. Die Aussagen hier sind gekennzeichnete Muster, bis echte freigegeben sind.',
}
