export const statistics = {
  title: 'The numbers behind the claims',
  description:
    'What 200+ integrations, 20+ platforms, 99.9% uptime and 14 days mean, how each is counted, drawn to scale with tables and dates.',
  long: 'Every number here',
  short: 'is drawn to scale.',
  lede: 'A claim without a definition is decoration. Each of ours comes with what is counted, how, and when it was last checked.',
}
