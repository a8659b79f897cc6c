export const comingSoon = {
  title: 'Coming next: the process diary',
  description:
    'An announcement with a newsletter sign-up: one email when the process diary opens, confirmed by double opt-in, nothing else.',
  long: 'Under construction,',
  short: 'with an opening date.',
  lede: 'We are building the process diary: a small tool that measures how long cases sit in your shared mailbox. One email when it opens, and nothing else.',
  posted: {
    confirmed: 'Confirmed. You get one email when the diary opens.',
    unsubscribed: 'Done. Your address is deleted; no email will follow.',
    expired: 'This link has expired or was already used. Enter your address again to get a new one.',
  },
  stop: 'Building site',
  plan: {
    title: 'Construction timetable',
    asOf: 'As of {{date}}. If a date slips, this table says so, with the reason.',
    head: { date: 'Date', stop: 'Stop', state: 'Status' },
    states: { done: 'reached', here: 'we are here', planned: 'planned' },
    label: 'The four stops on a scale from October 2026 to March 2027; the current position is the second.',
    stops: [
      { name: 'Drawing finished', text: 'What is measured, what is not, and who may see it.' },
      { name: 'Measures our own mailbox', text: 'Two months with our own cases before anybody else’s.' },
      { name: 'Closed trial', text: 'With firms that asked for it. The works council is asked first.' },
      { name: 'Opening', text: 'For every account, including free ones.' },
    ],
  },
  slipStop: 'One email',
  slip: 'Opening notice',
  label: 'Email address',
  submit: 'Tell me when it opens',
  optIn: {
    title: 'Double opt-in, in three stops',
    now: 'at once',
    steps: [
      { title: 'You enter an address' },
      {
        title: 'You press the button in our email',
        text: 'Otherwise we delete the address after {{days}} days.',
      },
      {
        title: 'You get one email',
        text: 'Unsubscribe at any time via the link in the confirmation.',
      },
    ],
  },
  done: {
    title: 'Almost there: press the button in our email.',
    text: 'We have sent an email to your address. Its button leads to a page where you confirm; only then are you on the list.',
    mail: 'Email with the button',
    mailWhen: 'in a minute',
    opening: 'One email, when the diary opens',
  },
  diary: {
    stop: 'The diary',
    long: 'It counts hours,',
    short: 'not people.',
    columns: ['It records', 'It never records'],
    rows: [
      ['when a case came in', 'what is written in it'],
      ['when somebody first touched it', 'who that was'],
      ['how long it sat between two touches', 'how fast a person works'],
      ['when it was done', 'anything after that'],
    ],
    note: 'The result is a timetable of your own process, to scale. We begin every project with this kind of drawing.',
    link: 'See an example',
  },
}
