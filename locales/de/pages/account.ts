import type { account as english } from '#locales/en/pages/account.ts'

export const account: typeof english = {
  title: 'Ihr Konto',
  description:
    'Ihre Demo-Anfragen als vier Schritte mit Terminen, gespeicherte Abläufe und Prognosen, Profil, Datenexport und Löschung.',
  long: 'Ihre Anfragen,',
  short: 'Halt für Halt.',
  lede: 'Hinter der Anmeldung sehen Sie, wo jede Ihrer Anfragen steht, und bestimmen, was mit Ihren Daten geschieht.',
  steps: {
    session: 'Session',
    demo: 'Demo',
    goals: 'Ziele und ROI',
    implementation: 'Im Betrieb',
  },
  signedOut: {
    stop: 'Abgemeldet',
    example: 'So sieht eine Anfrage innen aus. Beispiel mit erfundenen Tagen.',
    days: { session: 'Mo.', demo: 'Mi.', goals: 'nächste Woche', implementation: 'offen' },
    logIn: 'Anmelden',
    signUp: 'Konto anlegen',
    inside: {
      stop: 'Innen',
      long: 'Was dahinter liegt',
      short: 'und wer es sieht.',
      you: 'Sie',
      us: 'Wir',
      rows: [
        {
          name: 'Anfragen',
          you: 'sehen den Schritt, den jede erreicht hat, mit Datum',
          us: 'setzen den Schritt und schicken Ihnen eine E-Mail',
        },
        {
          name: 'Abläufe und Prognosen',
          you: 'speichern sie aus den Werkzeugen und öffnen sie wieder',
          us: 'sehen sie nur, wenn Sie sie einer Anfrage anhängen',
        },
        {
          name: 'Profil',
          you: 'ändern Name, Unternehmen und Kontaktdaten',
          us: 'nutzen sie, um Ihnen zu antworten',
        },
        {
          name: 'Datenexport',
          you: 'laden alles als eine JSON-Datei herunter',
          us: 'müssen dafür nicht gefragt werden',
        },
        {
          name: 'Löschung',
          you: 'löschen das Konto selbst',
          us: 'behalten nur, was das Gesetz uns vorschreibt',
        },
      ],
      link: 'Alle Fristen stehen in der Datenschutzerklärung',
    },
  },
  signedIn: {
    stop: 'Angemeldet',
    present: 'so steht es gerade.',
    requests: 'Ihre Anfragen',
    noRequests: 'Noch keine Anfrage. Die erste kostet nichts.',
    request: 'Anfrage senden',
    received: 'Anfrage {{reference}} vom {{date}}',
    saved: 'Gespeichert',
    noSaved: 'Noch nichts gespeichert. Ablauf und Prognose lassen sich auf ihren Seiten speichern.',
    kinds: { workflow: 'Ablauf', forecast: 'Prognose' },
    profile: 'Ihr Profil',
    labels: {
      email: 'E-Mail',
      company: 'Unternehmen',
      jobTitle: 'Funktion',
      phoneNumber: 'Telefon',
      website: 'Webseite',
    },
    data: 'Ihre Daten',
    export: 'Alles als JSON herunterladen',
    logOut: 'Abmelden',
    delete: 'Konto löschen',
    deleteText: 'Alles im Konto wird gelöscht. Bestätigen Sie mit Ihrem Passwort.',
    password: 'Passwort',
  },
}
