import type { careers as english } from '#locales/en/pages/careers.ts'

export const careers: typeof english = {
  title: 'Karriere: vier offene Stellen',
  description:
    'Prozessanalyse, Automatisierung, Data Science, Projektleitung: was Sie tun würden, worauf es uns ankommt und wie drei Gespräche zur Zusage führen.',
  long: 'Hier einsteigen,',
  short: 'irgendwo ankommen.',
  lede: 'Vier Stellen sind offen. In jeder Anzeige steht, was die Arbeit ist, was sie nicht ist und wie die nächsten drei Wochen nach Ihrer Bewerbung laufen.',
}
