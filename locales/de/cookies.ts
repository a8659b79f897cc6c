import type { cookies as english } from '#locales/en/cookies.ts'

export const cookies: typeof english = {
  heading: 'Dürfen unsere Skripte Fehler melden?',
  text: 'Gespeichert wird nur, was nötig ist: Sprache, Farbschema, diese Wahl, Ihre Zeichnungen, Eingaben und Anmeldung. Tracking gibt es nicht. Wenn Sie zustimmen, melden unsere Skripte eigene Fehler an unseren Server, ohne Angaben zu Ihnen.',
  privacy: 'Datenschutz',
  terms: 'AGB',
  accept: 'Zustimmen',
  decline: 'Ablehnen',
  close: 'Schließen',
  settingsHeading: 'Cookie-Einstellungen',
  present: {
    accepted: 'Sie haben zugestimmt.',
    declined: 'Sie haben abgelehnt.',
    none: 'Sie haben noch nicht gewählt.',
  },
  until: 'Die Wahl bleibt bis {{date}} gespeichert und wird dann vergessen.',
  untilUnknown: 'Die Wahl bleibt {{days}} Tage gespeichert.',
  stored:
    'Auf Ihrem Gerät gespeichert: Ihre Sprache, Ihr Farbschema, falls Sie eines gewählt haben, diese Wahl, Ihre Zeichnungen und Eingaben und Ihre Anmeldung.',
}
