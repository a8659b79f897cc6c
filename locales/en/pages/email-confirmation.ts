export const emailConfirmation = {
  title: 'Confirm your e-mail address',
  description: 'Confirm your address to open your account, or request a new confirmation mail.',
  long: 'One click left',
  short: 'and you are in.',
  lede: 'We have sent you a mail with a link. It is valid for 24 hours and works once.',
}
