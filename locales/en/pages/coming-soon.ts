export const comingSoon = {
  title: 'Coming next: the process diary',
  description:
    'An announcement with a newsletter sign-up: one mail when the process diary opens, confirmed by double opt-in, nothing else.',
  long: 'Under construction,',
  short: 'with an opening date.',
  lede: 'We are building the process diary: a small tool that measures lead times in your mailbox. One mail when it opens, and nothing else.',
}
