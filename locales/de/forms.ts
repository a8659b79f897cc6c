import type { forms as english } from '#locales/en/forms.ts'

/** Beschriftungen der Kontoformulare, Meldungen aller Formulare und der Rahmen darum. */
export const forms: typeof english = {
  number: 'Formular {{number}}',
  requiredNote: 'Felder mit * sind Pflichtfelder.',
  keptNote: 'Bis zum Absenden bleibt Ihre Eingabe in diesem Browser-Tab und nirgends sonst.',
  labels: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    password: 'Passwort',
    confirmPassword: 'Passwort wiederholen',
    company: 'Unternehmen',
    jobTitle: 'Position',
    phoneNumber: 'Telefonnummer',
    website: 'Website',
  },
  messages: {
    required: 'Dieses Feld ist erforderlich',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    mismatch: 'Die Passwörter stimmen nicht überein',
    minLength: 'Mindestens {{count}} Zeichen erforderlich',
    maxLength: 'Höchstens {{count}} Zeichen möglich',
    invalid: 'Bitte prüfen Sie diese Angabe',
    common:
      'Dieses Passwort ist leicht zu erraten: Alltagswörter, Tastenreihen oder Ihr eigener Name. Bitte wählen Sie ein anderes',
  },
  reveal: {
    show: 'Zeigen',
    hide: 'Verbergen',
    showName: 'Passwort zeigen',
    hideName: 'Passwort verbergen',
  },
  trap: 'Dieses Feld bitte leer lassen',
  summaryOne: 'Ein Feld stimmt noch nicht',
  summaryMany: '{{count}} Felder stimmen noch nicht',
  solved: 'erledigt',
  privacyBefore: 'Wie wir mit Ihren Angaben umgehen, steht in der',
  privacyLink: 'Datenschutzerklärung',
  sending: 'Wird gesendet',
  attempt: 'Versuch {{attempt}} von {{total}} läuft. Sie müssen nichts tun.',
  attemptIn: 'Versuch {{attempt}} von {{total}} beginnt in {{wait}}. Sie müssen nichts tun.',
  offline:
    'Lassen Sie diese Seite offen: Das Formular wird von selbst gesendet, sobald die Verbindung wieder steht.',
  kept: 'Alles, was Sie eingegeben haben, ist noch da.',
  tooMany: 'Zu viele Versuche in kurzer Zeit. Bitte warten Sie {{wait}} und senden Sie dann erneut.',
  busy: 'Der Server bittet um {{wait}} Geduld.',
  tooManyOver: 'Sie können jetzt wieder senden.',
  refused:
    'Der Server konnte das Formular so nicht annehmen. Bitte prüfen Sie Ihre Angaben oder schreiben Sie uns.',
  sendAgain: 'Erneut senden',
  otherWays: 'Klappt es weiterhin nicht, erreicht uns derselbe Text auch per E-Mail.',
  byMail: 'Als E-Mail öffnen',
  copy: 'Text kopieren',
  copied: 'Kopiert',
  mailSubject: 'Nachricht von der Website',
  notSent:
    'Das Formular wurde nicht gesendet, weil eine Angabe noch nicht passt. Gehen Sie im Browser eine Seite zurück, dann ist Ihre Eingabe wieder da.',
  stamp: {
    empty: 'Unser Eingangsstempel',
    received: 'Eingegangen',
    reference: 'Vorgang',
    at: '{{date}}, {{time}} Uhr',
  },
  sentTitle: 'Ihr Formular ist angekommen.',
  sentStatic:
    'Die Vorgangsnummer steht in der Adresse dieser Seite hinter „sent=“. Nennen Sie sie bitte, wenn Sie schreiben oder anrufen.',
  another: 'Noch ein Formular ausfüllen',
  card: {
    title: 'Die Formulare dieser Ausgabe der Website führen in kein Postfach.',
    text: 'Nichts, was Sie hier eintragen, käme bei uns an. Deshalb gibt es nichts auszufüllen. Bitte schreiben Sie uns oder rufen Sie an:',
    mail: 'E-Mail',
    phone: 'Telefon',
  },
}
