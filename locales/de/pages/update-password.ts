import type { updatePassword as english } from '#locales/en/pages/update-password.ts'

export const updatePassword: typeof english = {
  title: 'Neues Passwort wählen',
  description: 'Wählen Sie ein neues Passwort für Ihr Konto. Alle anderen Sitzungen werden beendet.',
  long: 'Ein neuer Schlüssel,',
  short: 'von Ihnen gefeilt.',
  lede: 'Mindestens 12 Zeichen. Ein Satz, den Sie behalten, ist besser als ein Rätsel, das Sie aufschreiben.',
}
