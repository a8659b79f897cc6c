import type { cookies as english } from '#locales/en/cookies.ts'

export const cookies: typeof english = {
  heading: 'Cookies: Dürfen unsere Skripte Fehler melden?',
  text: 'Gespeichert wird nur Nötiges: Sprache, Farbschema, diese Wahl, Ihre Zeichnungen, Eingaben und Anmeldung. Kein Tracking. Stimmen Sie zu, melden unsere Skripte eigene Fehler an unseren Server, ohne Kennung. Widerrufen können Sie am Ende jeder Seite.',
  privacy: 'Datenschutz',
  terms: 'AGB',
  accept: 'Zustimmen',
  decline: 'Ablehnen',
  settingsHeading: 'Cookie-Einstellungen',
  present: {
    accepted: 'Sie haben zugestimmt.',
    declined: 'Sie haben abgelehnt.',
    none: 'Sie haben noch nicht gewählt.',
  },
  until: 'Die Wahl bleibt bis {{date}} gespeichert und wird dann vergessen.',
  untilUnknown: 'Die Wahl bleibt {{days}} Tage gespeichert.',
}
