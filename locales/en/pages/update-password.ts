export const updatePassword = {
  title: 'Choose a new password',
  description: 'Choose a new password for your account. All other sessions are ended.',
  long: 'A new key,',
  short: 'cut by you.',
  lede: 'At least 12 characters. A sentence you remember beats a puzzle you write down.',
}
