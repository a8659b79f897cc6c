import type { errors as english, heldUp as englishHeldUp } from '#locales/en/errors.ts'

export const heldUp: typeof englishHeldUp = {
  somethingWrong: 'Etwas ist schiefgelaufen',
  tryAgain: 'Erneut versuchen',
  goHome: 'Zur Startseite',
  reasons: {
    network: 'Netzwerkfehler. Bitte prüfen Sie Ihre Verbindung.',
    server: 'Serverfehler. Bitte versuchen Sie es später erneut.',
  },
}

export const errors: typeof english = {
  ...heldUp,
  pageNotFound: 'Seite nicht gefunden!',
  reasons: {
    ...heldUp.reasons,
    unknown: 'Ein Teil dieser Seite konnte nicht geladen werden. Ihre Eingaben sind noch da.',
  },
}
