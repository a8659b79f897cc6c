export const pricing2 = {
  title: 'Four plans compared: free to enterprise',
  description:
    'Free, Starter, Professional and Enterprise side by side: users, automations, cases per month, support, and what a year in advance saves.',
  long: 'Four fares,',
  short: 'one network.',
  lede: 'The same automations in four sizes. Pick by the number of cases, not by hope: you can change every month.',
}
