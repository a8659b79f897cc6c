import type { logIn as english } from '#locales/en/pages/log-in.ts'

export const logIn: typeof english = {
  title: 'In Ihrem Konto anmelden',
  description: 'Melden Sie sich an, um Ihre Demo-Anfragen, gespeicherten Abläufe und Prognosen zu sehen.',
  long: 'Ihr Konto,',
  short: 'hinter der Schranke.',
  lede: 'Sehen Sie, wie weit Ihre Demo-Anfragen sind, und öffnen Sie gespeicherte Abläufe und Prognosen.',
  stop: 'Schranke',
  gate: 'Eine geschlossene Schranke über der Linie',
  slip: 'Anmeldung',
  submit: 'Anmelden',
  wrong: 'E-Mail oder Passwort ist falsch, oder die Adresse ist noch nicht bestätigt.',
  unconfirmed: 'Der Link zum Bestätigen steht in unserer E-Mail;',
  unconfirmedLink: 'noch einmal schicken lassen',
  forgotten: 'Passwort vergessen',
  noAccount: 'Noch kein Konto',
  done: 'Die Schranke ist offen.',
  noCookie:
    'Das Passwort stimmt, aber dieser Browser behält kein Cookie, und ohne bleibt die Schranke zu. Erlauben Sie Cookies für diese Website, und versuchen Sie es noch einmal.',
  behind: {
    title: 'Hinter der Schranke',
    rows: [
      { name: 'Anfragen', text: 'Jede Demo-Anfrage als vier Schritte mit Terminen.' },
      { name: 'Abläufe', text: 'Was Sie gezeichnet haben, bereit zum Weiterzeichnen.' },
      { name: 'Prognosen', text: 'Was Sie gerechnet haben, mit den Annahmen von damals.' },
      { name: 'Ihre Daten', text: 'Alles als Datei mitnehmen oder löschen.' },
    ],
  },
  rules: {
    stop: 'Hausordnung',
    title: 'Was der Schrankenwärter tut und was nicht',
    rows: [
      {
        title: 'Er sagt allen dasselbe',
        text: 'Ob es zu einer Adresse hier ein Konto gibt, erfährt nur, wem sie gehört.',
      },
      {
        title: 'Er wartet jedes Mal etwas länger',
        text: 'Nach fünf falschen Passwörtern wächst die Pause, bis auf 15\u00a0Minuten. Ausgesperrt bleibt niemand.',
      },
      {
        title: 'Er fragt nie per E-Mail',
        text: 'Wir schicken Links, die Sie angefordert haben. Nach Passwörtern fragen wir nie, weder schriftlich noch am Telefon.',
      },
    ],
  },
}
