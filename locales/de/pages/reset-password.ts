import type { resetPassword as english } from '#locales/en/pages/reset-password.ts'

export const resetPassword: typeof english = {
  title: 'Passwort zurücksetzen',
  description: 'Passwort vergessen? Geben Sie Ihre Adresse ein, wir schicken Ihnen einen Link für ein neues.',
  long: 'Schlüssel verloren?',
  short: 'Wir schicken einen neuen.',
  lede: 'Geben Sie die Adresse Ihres Kontos ein. Wenn es eines gibt, ist der Link für ein neues Passwort in einer Minute unterwegs.',
  stop: 'Fundbüro',
  slip: 'Antrag auf einen neuen Schlüssel',
  submit: 'Link senden',
  scale: {
    title: '{{minutes}} Minuten, maßstäblich',
    sent: 'E-Mail ist da',
    ends: '{{minutes}} min: Link läuft ab',
    text: 'Der Link funktioniert einmal und {{minutes}}\u00a0Minuten lang. Danach ist er nur noch eine Zeile in einer E-Mail, und Sie fordern einen neuen an.',
  },
  done: {
    title: 'Wenn es zu dieser Adresse ein Konto gibt, ist die E-Mail unterwegs.',
    text: 'Wir sagen dasselbe, ob es eines gibt oder nicht. So lässt es sich nicht durch Probieren herausfinden.',
  },
  help: {
    stop: 'Keine E-Mail?',
    title: 'Wenn nach fünf Minuten nichts da ist',
    rows: {
      folders: {
        title: 'Nicht nur im Posteingang suchen',
        text: 'Spam-Ordner, Quarantäne der Firma, Regeln, die E-Mails wegsortieren.',
      },
      address: {
        title: 'Die andere Adresse probieren',
        text: 'Viele haben sich aus Versehen mit der privaten registriert.',
      },
      noAccount: {
        title: 'Vielleicht gibt es noch kein Konto',
        text: 'Ein neues ist in einer Minute erstellt und kostet nichts.',
      },
      nothing: {
        title: 'Immer noch nichts',
        text: 'Schreiben Sie uns. Wir sehen nach, ob die E-Mail hinausging und was Ihr Mailserver geantwortet hat.',
      },
    },
    signUp: 'Registrieren',
    contact: 'Schreiben Sie uns',
  },
}
