export const resetPassword = {
  title: 'Reset your password',
  description: 'Forgotten your password? Enter your address and we send you a link to choose a new one.',
  long: 'Lost the key?',
  short: 'We send a new one.',
  lede: 'Enter the address of your account. If there is one, a link to choose a new password is on its way within a minute.',
}
