import type { emailConfirmation as english } from '#locales/en/pages/email-confirmation.ts'

export const emailConfirmation: typeof english = {
  title: 'E-Mail-Adresse bestätigen',
  description:
    'Bestätigen Sie Ihre Adresse, um Ihr Konto zu öffnen, oder fordern Sie eine neue Bestätigung an.',
  long: 'Noch ein Klick,',
  short: 'dann sind Sie drin.',
  lede: 'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Er gilt 24 Stunden und funktioniert einmal.',
}
