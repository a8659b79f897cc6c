import type { account as english } from '#locales/en/pages/account.ts'

export const account: typeof english = {
  title: 'Ihr Konto',
  description:
    'Ihre Demo-Anfragen als vier Schritte mit Terminen, gespeicherte Abläufe und Prognosen, Profil, Datenexport und Löschung.',
  long: 'Ihre Anfragen,',
  short: 'Halt für Halt.',
  lede: 'Jede Demo-Anfrage als vier Schritte mit Terminen, Ihre gespeicherten Abläufe und Prognosen und die Kontrolle über Ihre Daten.',
}
