import type { contact as english } from '#locales/en/pages/contact.ts'

export const contact: typeof english = {
  title: 'Kontakt: schreiben, anrufen, Prozess mitbringen',
  description:
    'Stellen Sie eine Frage, melden Sie einen Fehler oder schicken Sie uns einen Prozess. Wir antworten innerhalb eines Arbeitstags.',
  long: 'Fragen Sie uns,',
  short: 'wir antworten.',
  lede: 'Ein Formular, ein Postfach, gelesen von Leuten, die selbst bauen. Antwort innerhalb eines Arbeitstags, auf Deutsch oder Englisch.',
  stop: 'Auskunft',
  waits: {
    title: 'So lange warten Sie höchstens, maßstäblich',
    label:
      'Drei Anfragen auf einer Skala von acht Tagen: Wer am Dienstagmorgen schreibt, hat bis Mittwochabend Antwort; wer am Freitagnachmittag oder am Sonntag schreibt, bis Montagabend.',
    days: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So', 'Mo'],
    rows: ['Di früh gesendet: bis Mi', 'Fr nachmittags gesendet: bis Mo', 'So nachts gesendet: bis Mo'],
    note: 'Schraffiert: Sie warten. Blass: Büro geschlossen. Arbeitstage sind Montag bis Freitag ohne bundesweite Feiertage.',
  },
  slipStop: 'Das Formular',
  slip: 'Schreiben Sie uns',
  submit: 'Nachricht senden',
  hints: {
    message: 'Was heute geschieht, was stattdessen geschehen soll und bis wann.',
    phone: 'Nur, wenn wir zurückrufen sollen.',
    address: 'Nur, wenn Sie die Antwort auf Papier möchten.',
  },
  direct: {
    title: 'Ohne Formular',
    phone: 'Per Telefon',
    mail: 'Per E-Mail',
    post: 'Per Post',
    next: 'Nach dem Absenden',
    steps: [
      'Gespeichert, Sie sehen eine Vorgangsnummer',
      'Nach der Spam-Prüfung ist eine Bestätigung per E-Mail unterwegs',
      'Spätestens jetzt hat ein Mensch geantwortet',
    ],
    stepNote: '1 d ist ein Arbeitstag.',
  },
  done: {
    title: 'Danke. Ihre Nachricht ist gespeichert und wird gelesen.',
    text: 'Nennen Sie am Telefon bitte die Vorgangsnummer. Nach der Spam-Prüfung folgt eine Bestätigung per\u00a0E-Mail.',
    received: 'Nachricht eingegangen',
    answer: 'Unsere Antwort, spätestens',
    answerText: 'Dauert es länger, sagen wir bis dahin Bescheid und nennen den Grund.',
  },
  counters: {
    stop: 'Andere Schalter',
    long: 'Vielleicht ist ein anderer',
    short: 'Schalter schneller.',
    rows: {
      demo: {
        matter: 'Ein Prozess dauert zu lange, und Sie wollen sehen, wie kurz er sein kann',
        text: 'Kostenlose Session von höchstens zwei Stunden, spätestens zwei Arbeitstage danach eine Demo.',
        link: 'Demo anfordern',
      },
      stopped: {
        matter: 'Eine Automatisierung, die für Sie läuft, steht still',
        text: 'Nennen Sie die Automatisierung und die Zeit des letzten guten Laufs; Antwort innerhalb eines Arbeitstags. Wer Hilfe am Telefon vereinbart hat, etwa mit Enterprise, ruft an.',
        link: 'Störung melden',
      },
      privacy: {
        matter: 'Sie wollen wissen, berichtigen oder löschen, was wir über Sie speichern',
        text: 'Eine kurze E-Mail genügt. Wir fragen nur nach, wenn wir nicht erkennen, wer schreibt.',
        link: 'An den Datenschutz schreiben',
      },
      security: {
        matter: 'Sie haben eine Sicherheitslücke gefunden',
        text: 'Danke. Schreiben Sie, wie man sie nachstellt; wir antworten, bevor wir reparieren.',
        link: 'Sicherheitslücke melden',
      },
      work: {
        matter: 'Sie möchten hier arbeiten',
        text: 'Vier Stellen sind offen, ein Formular für alle.',
        link: 'Offene Stellen',
      },
      asked: {
        matter: 'Das hat vermutlich schon jemand gefragt',
        text: 'Preis, Daten, Dauer, Betriebsrat: Die Antworten stehen schon da.',
        link: 'Fragen und Antworten',
      },
    },
  },
}
