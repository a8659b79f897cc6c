export const privacyPolicy = {
  title: 'Privacy notice',
  description:
    'What this site stores and for how long, which data the forms and accounts process, on what legal basis, and which rights you have.',
  long: 'What we store,',
  short: 'and for how long.',
  lede: 'The short version: no tracking, no third parties in your browser, and every storage period below is the one the software really applies.',
}
