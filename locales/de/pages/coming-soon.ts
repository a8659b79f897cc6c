import type { comingSoon as english } from '#locales/en/pages/coming-soon.ts'

export const comingSoon: typeof english = {
  title: 'Demnächst: das Prozesstagebuch',
  description:
    'Eine Ankündigung mit Anmeldung: eine einzige E-Mail zur Eröffnung des Prozesstagebuchs, bestätigt im Double-Opt-in, sonst nichts.',
  long: 'In Bau,',
  short: 'mit Eröffnungstermin.',
  lede: 'Wir bauen das Prozesstagebuch: ein kleines Werkzeug, das Durchlaufzeiten in Ihrem Postfach misst. Eine E-Mail zur Eröffnung, sonst nichts.',
}
