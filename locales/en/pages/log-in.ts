export const logIn = {
  title: 'Log in to your account',
  description: 'Log in to your Kurztakt account to see your demo requests, saved workflows and forecasts.',
  long: 'Your account,',
  short: 'through this gate.',
  lede: 'See where your demo requests stand and open your saved workflows and forecasts.',
  stop: 'Gate',
  gate: 'A closed barrier across the line',
  slip: 'Log in',
  submit: 'Log in',
  wrong: 'Email or password is wrong, or the address is not confirmed yet.',
  unconfirmed: 'The link that confirms it is in our email;',
  unconfirmedLink: 'send it again',
  forgotten: 'Forgotten your password?',
  noAccount: 'Create an account',
  done: 'The gate is open.',
  noCookie:
    'The password is right, but this browser keeps no cookie, and without one the gate stays closed. Allow cookies for this site, then try again.',
  behind: {
    title: 'Behind the gate',
    rows: [
      { name: 'Requests', text: 'Each demo request as four steps with its dates.' },
      { name: 'Workflows', text: 'What you drew, ready to carry on.' },
      { name: 'Forecasts', text: 'What you calculated, with the inputs of that day.' },
      { name: 'Your data', text: 'Export everything as a file, or delete it.' },
    ],
  },
  rules: {
    stop: 'House rules',
    title: 'What the gatekeeper does and does not do',
    rows: [
      {
        title: 'Says the same to everyone',
        text: 'Only its owner learns whether an address has an account here.',
      },
      {
        title: 'Waits a little longer each time',
        text: 'After five wrong passwords the pause grows, up to 15\u00a0minutes. Nobody is locked out for good.',
      },
      {
        title: 'Never asks by email',
        text: 'We send links that you asked for. We never ask for a password, by email or on the phone.',
      },
    ],
  },
}
