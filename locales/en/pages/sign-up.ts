export const signUp = {
  title: 'Sign up: 14 days free, no credit card',
  description: 'Open a business account in a minute: 14 days free, no credit card, ends by itself.',
  long: 'Fourteen days,',
  short: 'no ticket needed.',
  lede: 'The trial is free, needs no credit card and ends by itself. The account is for businesses.',
}
