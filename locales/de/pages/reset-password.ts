import type { resetPassword as english } from '#locales/en/pages/reset-password.ts'

export const resetPassword: typeof english = {
  title: 'Passwort zurücksetzen',
  description: 'Passwort vergessen? Geben Sie Ihre Adresse ein, wir schicken Ihnen einen Link für ein neues.',
  long: 'Schlüssel verloren?',
  short: 'Wir schicken einen neuen.',
  lede: 'Geben Sie die Adresse Ihres Kontos ein. Wenn es eines gibt, ist der Link für ein neues Passwort in einer Minute unterwegs.',
}
