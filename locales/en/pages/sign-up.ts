export const signUp = {
  title: 'Sign up: 14 days free, no credit card',
  description: 'Open a business account in a minute: 14 days free, no credit card, ends by itself.',
  long: 'Fourteen days,',
  short: 'no ticket needed.',
  lede: 'The trial is free, needs no credit card and ends by itself. The account is for businesses.',
  stop: 'Trial',
  ruler: {
    start: 'today: address confirmed, account open',
    end: 'ends by itself',
    label: 'A ruler of 14 days, from the confirmed address to the end of the trial.',
    price: 'to pay in these days',
    after: 'to cancel afterwards',
    nothing: 'nothing',
  },
  terms: [
    {
      name: 'What you can use',
      text: 'The same as Starter: {{users}}\u00a0users, {{automations}}\u00a0automations, {{cases}}\u00a0cases a month.',
    },
    { name: 'What we do not ask for', text: 'A credit card, a bank account, a phone call.' },
    {
      name: 'What happens on day {{days}}',
      text: 'The trial stops and nothing is charged. The free plan stays; what exceeds it is deleted 30\u00a0days later. Your account stays until you delete it.',
    },
  ],
  slipStop: 'The form',
  slip: 'Application for a business account',
  submit: 'Create account',
  groups: { person: 'You', key: 'Your key', company: 'Your company, if you like' },
  hints: {
    email: 'We send a link there to confirm it.',
    password: 'At least {{count}} characters. Four random words are better than one word with tricks.',
    website: 'Such as example.com',
  },
  business:
    'I open this account in the course of a trade, business or profession (section 14 of the German Civil Code) or for a legal person under public law, not as a consumer.',
  businessName: 'Business use',
  termsBefore: 'By creating the account you accept the',
  termsLink: 'terms',
  hasAccount: 'I already have an account',
  done: 'The confirmation email is on its way.',
}
