export const logIn = {
  title: 'Log in',
  description: 'Log in to your Kurztakt account to see your demo requests, saved workflows and forecasts.',
  long: 'Your account,',
  short: 'through this gate.',
  lede: 'See how far your demo requests are and open your saved workflows and forecasts.',
}
