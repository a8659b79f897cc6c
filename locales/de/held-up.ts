import type { heldUp as english } from '#locales/en/held-up.ts'

export const heldUp: typeof english = {
  somethingWrong: 'Etwas ist schiefgelaufen',
  tryAgain: 'Erneut versuchen',
  goHome: 'Zur Startseite',
  reasons: {
    network: 'Netzwerkfehler. Bitte prüfen Sie Ihre Verbindung.',
    server: 'Serverfehler. Bitte versuchen Sie es später erneut.',
  },
}
