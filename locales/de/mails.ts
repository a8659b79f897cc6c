import type { mails as english } from '#locales/en/mails.ts'

export const mails: typeof english = {
  kinds: {
    contact: 'Nachricht',
    demo: 'Demo-Anfrage',
    application: 'Bewerbung',
    newsletter: 'Newsletter-Anmeldung',
  },
  fields: {
    name: 'Name',
    email: 'E-Mail',
    subject: 'Betreff',
    message: 'Nachricht',
    phone: 'Telefon',
    address: 'Anschrift',
    company: 'Unternehmen',
    process: 'Prozess',
    preferredTime: 'Wunschtermin',
    forecast: 'ROI-Prognose',
    workflow: 'Ablauf',
    role: 'Stelle',
    link: 'Link',
  },
  greeting: 'Guten Tag,',
  greetingByName: 'Guten Tag, {{name}},',
  received: 'Eingegangen',
  upTo: 'max. {{count}} {{unit}}',
  asNeeded: 'nach Bedarf',
  next: 'danach',
  /** What the law wants to see at the end of a business letter. */
  legal: { seat: 'Sitz', directors: 'Geschäftsführung', vat: 'USt-IdNr.', imprint: 'Impressum' },
  operator: {
    subject: '{{reference}} {{kind}}: {{about}}',
    long: '{{kind}}',
    short: 'eingegangen.',
    checked: 'Eine Antwort auf diese E-Mail geht an den Absender.',
    unchecked:
      'Dies kam ohne gelöste Rechenaufgabe, wie aus einem Browser ohne JavaScript, und wartet in Quarantäne. Der Absender hat keine Bestätigung erhalten. Freigeben mit: npm run leads -- release {{reference}}',
    closing:
      'Von der Website an ihren Betreiber gesendet. Die Website löscht den Eintrag spätestens am {{date}}; bitte löschen Sie bis dahin auch diese E-Mail.',
  },
  confirmation: {
    closing:
      'Sie erhalten diese eine E-Mail, weil jemand diese Adresse auf {{origin}} eingetragen hat. Von selbst folgt nichts weiter.',
    contact: {
      subject: 'Ihre Nachricht ist angekommen ({{reference}})',
      long: 'Ihre Nachricht',
      short: 'ist angekommen.',
      lede: 'danke, dass Sie uns schreiben. Ihre Nachricht ist sicher gespeichert, und ein Mensch liest sie. Fehlt noch etwas, antworten Sie auf diese E-Mail und lassen Sie die Nummer {{reference}} darin stehen.',
      nextTitle: 'Wir antworten Ihnen per E-Mail',
      nextNote: 'Innerhalb eines Arbeitstags.',
    },
    demo: {
      subject: 'Ihre Demo-Anfrage ist angekommen ({{reference}})',
      long: 'Ihre Demo-Anfrage',
      short: 'ist angekommen.',
      lede: 'danke für die Beschreibung Ihres Prozesses. Termine für die Session schlagen wir Ihnen per E-Mail vor. Das ist die Strecke von hier bis zur laufenden Automatisierung:',
      session: 'Anforderungsaufnahme',
      sessionNote: 'Online, kostenlos.',
      demo: 'Lauffähige Demo Ihres Prozesses',
      demoNote: 'In Arbeitstagen nach der Session, kostenlos.',
      goals: 'Ziele und ROI',
      goalsNote: 'In Online-Sessions; hier entscheiden Sie, ob es weitergeht.',
      implementation: 'Produktionsreife Automatisierung',
      implementationNote: 'Nach Ihrem Auftrag, kostenpflichtig.',
    },
    application: {
      subject: 'Ihre Bewerbung ist angekommen ({{reference}})',
      long: 'Ihre Bewerbung',
      short: 'ist angekommen.',
      lede: 'danke für Ihre Bewerbung. Sie ist sicher gespeichert und wird nur von denen gelesen, die darüber entscheiden. Spätestens nach {{days}} Tagen wird sie gelöscht.',
      nextTitle: 'Wir antworten Ihnen per E-Mail',
      nextNote: 'Wie auch immer die Entscheidung ausfällt.',
    },
  },
  newsletterConfirm: {
    subject: 'Bitte bestätigen Sie Ihre Adresse',
    long: 'Noch ein Halt:',
    short: 'Adresse bestätigen.',
    lede: 'jemand, vermutlich Sie, hat diese Adresse für unsere Nachricht zur Eröffnung des Prozesstagebuchs eingetragen. Auf der Liste steht sie erst, wenn Sie sie hier innerhalb von {{days}} Tagen bestätigen.',
    action: 'Adresse bestätigen',
    closing: 'Waren Sie es nicht, tun Sie nichts: Die Adresse wird dann von selbst gelöscht.',
  },
  newsletterWelcome: {
    subject: 'Sie stehen auf der Liste',
    long: 'Bestätigt:',
    short: 'Sie stehen auf der Liste.',
    lede: 'Ihre Adresse ist bestätigt. Wir schreiben Ihnen einmal, zur Eröffnung des Prozesstagebuchs, und sonst nicht.',
    action: 'Abmelden',
    closing: 'Der Link oben führt zur Abmeldung; dort löschen Sie Ihre Adresse.',
  },
  /** What a link in a letter opens; the button does it. */
  links: {
    confirm: {
      title: 'Noch ein Halt.',
      text: 'Ein Klick, und diese Adresse steht auf der Liste. Wir fragen nach, weil manche Mailprogramme jeden Link von selbst öffnen.',
      button: 'Adresse bestätigen',
    },
    unsubscribe: {
      title: 'Endstation?',
      text: 'Ein Klick löscht Ihre Adresse sofort.',
      button: 'Abmelden',
    },
  },
  problems: {
    title: 'Nicht gesendet',
    invalid: 'Das Formular konnte nicht gelesen werden.',
    'too-large': 'Der Text ist zu lang für diesen Weg.',
    'too-many':
      'Von Ihrem Anschluss kamen zu viele Nachrichten. Bitte versuchen Sie es in {{minutes}} min erneut.',
    forbidden: 'Das Formular wurde nicht von unserer eigenen Seite gesendet.',
    conflict: 'Dieses Formular wurde schon mit anderem Inhalt gesendet. Bitte laden Sie die Seite neu.',
    unavailable: 'Serverfehler. Bitte versuchen Sie es später erneut.',
    back: 'Gehen Sie im Browser zurück: Ihre Eingaben sind noch da. Oder schreiben Sie uns:',
  },
}
