export const resetPassword = {
  title: 'Reset your password',
  description: 'Forgotten your password? Enter your address and we will send you a link to choose a new one.',
  long: 'Lost the key?',
  short: 'We send a new one.',
  lede: 'Enter the address of your account. If there is one, a link to choose a new password is on its way within a minute.',
  stop: 'Lost property',
  slip: 'Request for a new key',
  submit: 'Send link',
  scale: {
    title: '{{minutes}} minutes, to scale',
    sent: 'email arrives',
    ends: '{{minutes}} min: link expires',
    text: 'The link works once, within {{minutes}} minutes. After that it is just a line in an email: ask for a new one.',
  },
  done: {
    title: 'If there is an account with this address, the email is on its way.',
    text: 'We say the same whether there is one or not, so that nobody can find out by trying.',
  },
  help: {
    stop: 'No email?',
    title: 'If nothing arrives within five minutes',
    rows: {
      folders: {
        title: 'Look outside the inbox too',
        text: 'Spam folder, company quarantine, rules that file email away.',
      },
      address: {
        title: 'Try your other address',
        text: 'Many people sign up with a private one by mistake.',
      },
      noAccount: {
        title: 'Perhaps there is no account yet',
        text: 'A new one takes a minute and costs nothing.',
      },
      nothing: {
        title: 'Still nothing',
        text: 'Write to us. We check whether it was sent and what your mail server answered.',
      },
    },
    signUp: 'Sign up',
    contact: 'Write to us',
  },
}
