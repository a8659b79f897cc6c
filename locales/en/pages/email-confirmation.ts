export const emailConfirmation = {
  title: 'Confirm your email address',
  description: 'Confirm your address to open your account, or request a new confirmation email.',
  stop: 'Confirmation',
  states: {
    sent: {
      long: 'One click left',
      short: 'and you are in.',
      lede: 'We have sent you an email with a link. It is valid for {{hours}}\u00a0hours and works once.',
    },
    token: {
      long: 'Found the email,',
      short: 'press the button.',
      lede: 'The link from the email is here. One press confirms that the address is yours.',
    },
    confirmed: {
      long: 'Address confirmed,',
      short: 'account open.',
      lede: 'The link has done its work and no longer opens anything. You can log in now. If you signed up more than once, choose a password first: the link is in a second email.',
    },
    expired: {
      long: 'This link has expired.',
      short: 'Request a new one.',
      lede: 'It was already used or is older than {{hours}} hours. Nothing is lost: request another one. If you have confirmed already, just log in. If it was for a new address, enter that in your account once more.',
    },
  },
  changed: {
    long: 'New address,',
    short: 'same account.',
    lede: 'From now on you log in with it, and our emails go there. The link has done its work and no longer opens anything.',
  },
  line: {
    label: 'Three stations: link sent, address confirmed, account open.',
    present: {
      sent: 'The link is on its way and valid for {{hours}} hours.',
      token: 'The link has arrived; the address comes next.',
      confirmed: 'You are at the last one.',
      expired: 'The link no longer leads to the second one; a new one begins at the first.',
    },
    stations: ['Link sent', 'Address confirmed', 'Account open'],
    validity: '{{hours}} h for this part',
  },
  confirm: { slip: 'Address confirmation', submit: 'Confirm the address' },
  resend: {
    slip: 'Request for a new link',
    submit: 'Send a new link',
    done: 'If an account with this address is waiting to be confirmed, a new email is on its way.',
  },
  logIn: 'Log in',
  account: 'Your account',
  why: {
    stop: 'Why',
    rows: [
      {
        question: 'Why a button, and not just the link?',
        answer:
          'Company mail scanners open every link before you do. A link that confirms by itself would be used up by a machine.',
      },
      {
        question: 'What if I never confirm?',
        answer:
          'After {{days}} days the account and everything typed for it are deleted. There is no reminder.',
      },
      {
        question: 'I did not sign up. What is this?',
        answer:
          'Somebody probably mistyped an address. Do nothing: unless you click the button, nothing happens.',
      },
    ],
  },
}
