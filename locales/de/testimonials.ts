import type { testimonials as english } from '#locales/en/testimonials.ts'

export const testimonials: typeof english = {
  sample: 'Mustertext',
  statements: {
    accounting: {
      role: 'Leitung Buchhaltung',
      text: 'Die erste Woche war schlimmer als vorher: Sammelrechnungen blieben hängen, und zwar alle. Nach zwei Tagen war es behoben. Seitdem sehe ich eine Rechnung nur noch, wenn wirklich etwas nicht stimmt.',
    },
    payables: {
      role: 'Sachbearbeitung Kreditoren',
      text: 'Ob ich das will, hat mich niemand gefragt. Wie die Ausnahmen gehen, schon, zwei Stunden lang. Das hat den Unterschied gemacht.',
    },
    'spare-parts': {
      role: 'Vertriebsleitung Ersatzteile',
      text: 'Angebote gehen jetzt am selben Tag hinaus. Womit ich nicht gerechnet hatte: Erst mussten wir unsere Preisliste aufräumen, und das war unsere Arbeit, nicht deren.',
    },
    claims: {
      role: 'Teamleitung Schaden',
      text: 'Das Sortieren der Schadenmeldungen läuft von selbst, das Entscheiden nicht. So wollten wir es, und so steht es in der Betriebsvereinbarung.',
    },
    onboarding: {
      role: 'Verwaltungsleitung, Pflegeträger',
      text: 'Neue Kolleginnen haben am ersten Morgen ihre Zugänge. Vorher dauerte es im Schnitt bis Donnerstag, manchmal bis in die Woche darauf.',
    },
    tenders: {
      role: 'Kalkulation',
      text: 'Etwa eine von zwanzig Ausschreibungen, die ich angesehen hätte, entgeht der Software. Mir entgingen früher mehr, weil ich gar nicht zum Lesen kam.',
    },
    support: {
      role: 'Leitung Support',
      text: 'Überzeugt hat mich die Demo, weil sie etwas falsch machte, es sagte und mich fragte. Die glatten davor hatten immer recht.',
    },
    orders: {
      role: 'Auftragsannahme',
      text: 'Bestellungen kommen weiter per Fax und als Sprachnachricht. Jetzt sind sie im System, bevor mein Kaffee eingeschenkt ist, und die unklaren sind gelb markiert.',
    },
    returns: {
      role: 'Betriebsleitung, Onlineshop',
      text: 'Wir nutzen die Fotoprüfung für sieben von neun Warengruppen. Glas und Textilien beurteilen weiter Menschen; so war es vorher angekündigt.',
    },
    reporting: {
      role: 'Controlling, Stadtwerke',
      text: 'Der Monatsbericht liegt am zweiten Arbeitstag vor statt am neunten. Ich lese ihn jetzt, statt ihn zu bauen.',
    },
    dispatch: {
      role: 'Disposition',
      text: 'Der Agent schreibt den Spediteuren und wartet auf Antworten, auch nachts. Umbuchen darf er nichts, und das soll so bleiben.',
    },
    tax: {
      role: 'Partner, Steuerkanzlei',
      text: 'Am meisten brachte uns etwas ganz ohne Software: Die Zeichnung zeigte, dass eine einzige Freigabe den größten Teil des Wartens verursachte. Wir haben sie gestrichen. Zu automatisieren blieb wenig, und so sah auch die Rechnung aus.',
    },
  },
}
