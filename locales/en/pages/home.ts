export const home = {
  title: 'Kurztakt: long processes, made short',
  description:
    'Business automation and AI that fit the IT you already run. See the new workflow drawn to scale and the return in figures before you pay anything.',
  long: 'Long processes,',
  short: 'made short.',
  lede: 'We shorten business processes with automation and AI that fit the IT you already run. You see the new workflow drawn to scale and the return in figures before you pay anything.',
  articles: {
    stop: 'Articles',
    long: 'Something to read',
    short: 'while you are still waiting.',
    all: 'All articles',
  },
}
