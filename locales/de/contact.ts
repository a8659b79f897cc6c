import type { contact as english } from '#locales/en/contact.ts'

/** Die Beschriftungen des Kontaktformulars. */
export const contact: typeof english = {
  name: 'Name',
  email: 'E-Mail',
  subject: 'Betreff',
  message: 'Nachricht',
  phone: 'Telefon',
  address: 'Adresse',
}
