import type { imprint as english } from '#locales/en/pages/imprint.ts'

export const imprint: typeof english = {
  title: 'Impressum: Firma, Anschrift und Kontakt',
  description:
    'Wer für diese Website verantwortlich ist: Firma, Anschrift, Vertretung, Register, Umsatzsteuer-Identifikationsnummer und Kontakt nach § 5 DDG.',
  long: 'Wer dahintersteht,',
  short: 'vollständig.',
  lede: 'Angaben nach § 5 des Digitale-Dienste-Gesetzes (DDG).',
  address: 'Anschrift',
  representatives: 'Vertreten durch',
  phone: 'Telefon',
  email: 'E-Mail',
  register: 'Handelsregister',
  vat: 'Umsatzsteuer-Identifikationsnummer',
  form: 'oder über das Kontaktformular',
}
