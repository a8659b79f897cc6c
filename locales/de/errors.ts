import type { errors as english } from '#locales/en/errors.ts'

export const errors: typeof english = {
  pageNotFound: 'Seite nicht gefunden!',
  somethingWrong: 'Etwas ist schiefgelaufen',
  tryAgain: 'Erneut versuchen',
  goHome: 'Zur Startseite',
  reasons: {
    network: 'Netzwerkfehler. Bitte prüfen Sie Ihre Verbindung.',
    server: 'Serverfehler. Bitte versuchen Sie es später erneut.',
    unknown: 'Ein Teil dieser Seite konnte nicht geladen werden. Ihre Eingaben sind noch da.',
  },
}
