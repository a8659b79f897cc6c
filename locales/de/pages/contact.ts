import type { contact as english } from '#locales/en/pages/contact.ts'

export const contact: typeof english = {
  title: 'Kontakt: schreiben, anrufen, Prozess mitbringen',
  description:
    'Stellen Sie eine Frage, melden Sie einen Fehler oder schicken Sie uns einen Prozess. Wir antworten innerhalb eines Arbeitstags.',
  long: 'Fragen Sie uns,',
  short: 'wir antworten.',
  lede: 'Ein Formular, ein Postfach, gelesen von Leuten, die selbst bauen. Antwort innerhalb eines Arbeitstags.',
}
