import type { privacyPolicy as english } from '#locales/en/pages/privacy-policy.ts'

export const privacyPolicy: typeof english = {
  title: 'Datenschutzerklärung: was wir speichern und wie lange',
  description:
    'Was diese Website speichert und wie lange, welche Daten Formulare und Konten verarbeiten, auf welcher Rechtsgrundlage und welche Rechte Sie haben.',
  long: 'Was wir speichern',
  short: 'und wie lange.',
  lede: 'Kein Tracking und niemand sonst in Ihrem Browser. Was die Formulare auf unserem Server lassen, löscht die Software nach diesen Fristen; ein Konto bleibt, bis Sie es löschen.',
  stop: 'Fristen',
  drawing: {
    caption:
      'Ein Jahr im Maßstab. Jeder Balken beginnt, wenn die Daten eintreffen, und endet, wenn sie gelöscht werden.',
    server: 'auf unserem Server',
    device: 'auf Ihrem Gerät',
    rows: {
      rateKeys: 'Prüfsummen von IP-Adressen, gegen Überlastung',
      unverifiedAccounts: 'Konten, deren E-Mail-Adresse nicht bestätigt wurde',
      deletedAccounts: 'Gelöschte Konten, bis die Löschung endgültig ist',
      unconfirmedNewsletter: 'Newsletter-Anmeldungen, die nicht bestätigt wurden',
      quarantine: 'Nachrichten, die nach Spam aussehen',
      sentMails: 'Vermerke über versandte E-Mails, Sicherungskopien',
      leads: 'Anfragen und Bewerbungen ohne Vertrag',
      consent: 'Ihre Antwort auf die Cookie-Frage, Ihre Sprache',
    },
    missing:
      'Nicht gezeichnet, weil sein Balken dreimal so lang wäre, wie diese Seite breit ist: der Nachweis, dass wir etwas gelöscht haben. Er bleibt {{count}} Tage, als Prüfsumme ohne Adresse.',
  },
  proof: {
    stop: 'Nachweis',
    long: 'Niemand sonst',
    short: 'wurde gefragt.',
    text: 'Ihr Browser führt Buch über jeden Server, den er um etwas gebeten hat. Hier steht dieses Verzeichnis für Ihren Besuch, eben auf Ihrem Gerät gelesen und nirgendwohin gesendet. Taucht ein anderer Server auf, hat ihn eine Erweiterung Ihres Browsers gefragt.',
    fallback:
      'Diese Liste entsteht in Ihrem Browser und braucht JavaScript. Prüfen können Sie auch ohne: Öffnen Sie die Entwicklerwerkzeuge Ihres Browsers, wählen Sie „Netzwerk“ und laden Sie die Seite neu. Sie finden einen Server, unseren.',
    others: 'andere Server',
    host: 'Server',
    files: 'Dateien',
    bytes: 'Über das Netz',
    own: 'unserer',
    cached: 'aus dem Zwischenspeicher',
  },
  remark: 'Die Randbemerkungen fassen jeden Abschnitt zusammen. Es gilt der Abschnitt selbst.',
  notes: {
    controller: 'Wir. Am schnellsten geht es über die Adresse für Datenschutzfragen.',
    visit:
      'Kein Protokoll mit Ihrer vollständigen IP-Adresse. Eine Prüfsumme, die nach {{hours}}\u00a0Stunden beim nächsten Aufräumen verschwindet.',
    cookies:
      'Ihre Sprache, Ihr Farbschema, Ihre Antwort, Ihre Zeichnungen und Eingaben und Ihre Anmeldung. Nichts davon verfolgt Sie.',
    enquiries:
      'Was Sie schreiben, nutzen wir für die Antwort. Ohne Vertrag ist es nach {{days}}\u00a0Tagen gelöscht.',
    applications: 'Gelöscht spätestens {{days}} Tage nach Eingang, außer wir stellen Sie ein.',
    newsletter: 'Nur Adresse und Sprache, nur nach Bestätigung, ohne Zählung von Öffnungen und Klicks.',
    accounts: 'Export und Löschung erledigen Sie selbst.',
    spam: 'Eine kleine Rechenaufgabe für Ihren Computer statt eines Rätsels für Sie. Kein fremder Dienst.',
    recipients: 'Für diese Website zwei, beide vertraglich gebunden.',
    'third-countries': 'Keine.',
    periods: 'Diese Tabelle und das Programm, das löscht, haben dieselbe Quelle.',
    obligation: 'Nötig sind nur die markierten Felder. Keine Maschine entscheidet über Sie.',
    rights: 'Für alle genügt eine formlose E-Mail.',
    complaint: 'Sie müssen dafür nicht zuerst uns fragen.',
    changes: 'Am Datum oben erkennen Sie, welche Fassung Sie lesen.',
  },
}
