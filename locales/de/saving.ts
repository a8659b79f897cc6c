import type { saving as english } from '#locales/en/saving.ts'

/** In den Werkzeugen, für Angemeldete. */
export const saving: typeof english = {
  name: 'Name in Ihrem Konto',
  forecastName: 'Prognose vom {{date}}',
  save: 'In meinem Konto speichern',
  sending: 'Wird gespeichert',
  saved: 'Gespeichert.',
  open: 'Mein Konto',
  nameless: 'Bitte geben Sie einen Namen ein, sonst finden Sie es nicht wieder.',
  full: 'Das Konto ist voll. Entfernen Sie dort zuerst etwas.',
  tooLong: 'Das ist zu lang zum Speichern. Der Link in der Adresszeile enthält weiterhin alles.',
  tooMany: 'Zu viele Versuche in kurzer Zeit. Bitte warten Sie einen Moment.',
  ended: 'Ihre Sitzung ist abgelaufen.',
  logIn: 'Anmelden und hierher zurück',
}
