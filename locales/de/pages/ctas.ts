import type { ctas as english } from '#locales/en/pages/ctas.ts'

export const ctas: typeof english = {
  title: 'Musterbibliothek: Handlungsaufforderungen',
  description:
    'Jede Handlungsaufforderung als echte Komponente, mit Namen und der Angabe, wann sie passt und wann nicht.',
  long: 'Wie eine Seite bittet,',
  short: 'Bitte für Bitte.',
  lede: 'Eine Hauptaktion je Bildschirm, in Zinnober. Alles andere tritt zurück. Das sind die Aufforderungen dieser Website.',
  patterns: {
    buttons: {
      name: 'Schaltflächen',
      use: 'Zinnober einmal je Bildschirm für die Aktion, um die es geht. Tinte auf zinnoberrotem Grund, mit Rahmen für alles Gleichrangige.',
      avoid: 'Zwei zinnoberrote nebeneinander. Dann ist keine von beiden die eine.',
    },
    arrow: {
      name: 'Pfeillink',
      use: 'Für das Zweitbeste und am Ende eines Abschnitts. Der Pfeil wird kürzer, wenn man darauf zeigt.',
      avoid: 'Im Fließtext; dort reicht ein unterstrichener Link.',
    },
    inline: {
      name: 'Textlink',
      use: 'In Sätzen. Unterstrichen, weil Farbe allein kein Zeichen ist.',
      avoid: 'Als einziger Weg zur Hauptaktion.',
    },
    final: {
      name: 'Schluss\u00adaufforderung',
      use: 'Als letzter Abschnitt einer Seite, die überzeugt hat. Sagt, was es kostet: zwei Stunden, maßstäblich.',
      avoid: 'Auf Rechtsseiten, in Formularen und bei Fehlern. Dort bucht niemand eine Session.',
    },
    choice: {
      name: 'Gleichrangige Wahl',
      use: 'Wo die Antwort allein bei den Besuchern liegt, wie bei Cookies: gleich groß, gleich gestaltet, gleich stark.',
      avoid: 'Wo eine Antwort wirklich besser ist. Dann sagt man das.',
    },
  },
  states: {
    rest: 'Session buchen',
    small: 'Klein',
    large: 'Groß',
    disabled: 'Wird gesendet',
    outline: 'Mit Rahmen',
    ink: 'Tinte',
  },
  sentence: { before: 'Die Prognose zeigt ', link: 'jede Annahme', after: ', die sie trifft.' },
  choice: { no: 'Nein', yes: 'Ja', said: { no: 'Sie haben Nein gewählt.', yes: 'Sie haben Ja gewählt.' } },
}
