import type { privacyPolicy as english } from '#locales/en/pages/privacy-policy.ts'

export const privacyPolicy: typeof english = {
  title: 'Datenschutzerklärung',
  description:
    'Was diese Website speichert und wie lange, welche Daten Formulare und Konten verarbeiten, auf welcher Rechtsgrundlage und welche Rechte Sie haben.',
  long: 'Was wir speichern',
  short: 'und wie lange.',
  lede: 'Kurz gesagt: kein Tracking, keine Dritten in Ihrem Browser, und jede Speicherfrist unten ist die, die die Software wirklich einhält.',
}
