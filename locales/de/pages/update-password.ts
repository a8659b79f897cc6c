import type { updatePassword as english } from '#locales/en/pages/update-password.ts'

export const updatePassword: typeof english = {
  title: 'Neues Passwort wählen',
  description: 'Wählen Sie ein neues Passwort für Ihr Konto. Alle anderen Sitzungen werden sofort beendet.',
  long: 'Ein neuer Schlüssel,',
  short: 'von Ihnen gefeilt.',
  lede: 'Mindestens {{count}} Zeichen. Ein Satz, den Sie behalten, ist besser als ein Rätsel, das Sie aufschreiben.',
  stop: 'Schlosserei',
  slip: 'Formular für einen neuen Schlüssel',
  submit: 'Neues Passwort speichern',
  noToken:
    'Diese Seite wurde ohne den Link aus unserer E-Mail geöffnet und kann nicht wissen, welches Konto gemeint ist.',
  noTokenLink: 'Link schicken lassen',
  expired: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
  hint: 'Alle Zeichen, auch Leerzeichen. Einfügen aus dem Passwortmanager ist willkommen.',
  length: {
    title: 'Länge des Schlüssels',
    minimum: 'ab hier: {{count}}',
    one: '1 Zeichen',
    count: '{{count}} Zeichen',
    none: 'noch nichts eingegeben',
  },
  done: {
    title: 'Das neue Passwort ist gespeichert.',
    text: 'Alle anderen Sitzungen wurden beendet. Melden Sie sich jetzt mit dem neuen Passwort an.',
    link: 'Anmelden',
  },
  compare: {
    stop: 'Lang schlägt schräg',
    long: 'Auf die Länge',
    short: 'kommt es an.',
    text: 'Wie viel eine Maschine raten muss, in Bit: Jedes weitere Bit verdoppelt die Arbeit. Die Rechnung setzt voraus, dass der Zufall gewählt hat und nicht Sie.',
    head: { kind: 'Passwort', sum: 'Rechnung', bits: 'Bit' },
    listed: 'steht auf jeder Liste, wird zuerst probiert',
    kinds: {
      listed: 'Ein Name, ein Jahr und ein Ausrufezeichen',
      short: '8 zufällige Zeichen der ganzen Tastatur',
      letters: '12 zufällige Kleinbuchstaben',
      words: '5 Wörter, aus einer Liste von 7.776 gelost',
      long: '16 zufällige Zeichen aus dem Passwortmanager',
    },
  },
}
