import type { emailConfirmation as english } from '#locales/en/pages/email-confirmation.ts'

export const emailConfirmation: typeof english = {
  title: 'E-Mail-Adresse bestätigen',
  description:
    'Bestätigen Sie Ihre Adresse, um Ihr Konto zu eröffnen, oder fordern Sie eine neue Bestätigung an.',
  stop: 'Bestätigung',
  states: {
    sent: {
      long: 'Noch ein Klick,',
      short: 'dann sind Sie drin.',
      lede: 'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Er gilt {{hours}}\u00a0Stunden und funktioniert einmal.',
    },
    token: {
      long: 'E-Mail gefunden,',
      short: 'Knopf drücken.',
      lede: 'Der Link aus der E-Mail ist angekommen. Ein Klick bestätigt, dass die Adresse Ihnen gehört.',
    },
    confirmed: {
      long: 'Adresse bestätigt,',
      short: 'Konto eröffnet.',
      lede: 'Der Link hat seine Arbeit getan und öffnet nichts mehr. Sie können sich jetzt anmelden. Haben Sie sich mehrmals registriert, wählen Sie zuerst ein Passwort: Der Link steht in einer zweiten E-Mail.',
    },
    expired: {
      long: 'Dieser Link ist abgelaufen.',
      short: 'Fordern Sie einen neuen an.',
      lede: 'Er wurde schon benutzt oder ist älter als {{hours}} Stunden. Nichts ist verloren: Lassen Sie sich einen neuen schicken. Haben Sie schon bestätigt, melden Sie sich einfach an. Ging es um eine neue Adresse, tragen Sie sie im Konto noch einmal ein.',
    },
  },
  changed: {
    long: 'Neue Adresse,',
    short: 'dasselbe Konto.',
    lede: 'Ab jetzt melden Sie sich mit ihr an, und unsere E-Mails gehen dorthin. Der Link hat seine Arbeit getan und öffnet nichts mehr.',
  },
  line: {
    label: 'Drei Stationen: Link verschickt, Adresse bestätigt, Konto eröffnet.',
    present: {
      sent: 'Der Link ist unterwegs und gilt {{hours}} Stunden.',
      token: 'Der Link ist da; als Nächstes kommt die Adresse.',
      confirmed: 'Sie sind an der letzten.',
      expired: 'Der Link führt nicht mehr zur zweiten; ein neuer beginnt bei der ersten.',
    },
    stations: ['Link verschickt', 'Adresse bestätigt', 'Konto eröffnet'],
    validity: '{{hours}} h für diesen Abschnitt',
  },
  confirm: { slip: 'Bestätigung der Adresse', submit: 'Adresse bestätigen' },
  resend: {
    slip: 'Antrag auf einen neuen Link',
    submit: 'Neuen Link schicken',
    done: 'Wenn zu dieser Adresse ein unbestätigtes Konto gehört, ist eine neue E-Mail unterwegs.',
  },
  logIn: 'Anmelden',
  account: 'Zu Ihrem Konto',
  why: {
    stop: 'Warum',
    rows: [
      {
        question: 'Warum ein Knopf und nicht nur der Link?',
        answer:
          'Mail-Scanner in Firmen öffnen jeden Link vor Ihnen. Ein Link, der von selbst bestätigt, wäre von einer Maschine verbraucht.',
      },
      {
        question: 'Was, wenn ich nie bestätige?',
        answer:
          'Nach {{days}} Tagen wird das Konto mit allem, was dafür eingegeben wurde, gelöscht. Niemand erinnert Sie.',
      },
      {
        question: 'Ich habe mich nicht registriert. Was ist das?',
        answer:
          'Vermutlich hat sich jemand bei der Adresse vertippt. Tun Sie nichts: Ohne Klick auf den Knopf geschieht nichts.',
      },
    ],
  },
}
