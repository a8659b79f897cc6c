export const blog = {
  title: 'Articles on shortening processes',
  description:
    'Field notes on measuring lead time, choosing methods, forecasting returns, and what works councils and data protection officers ask.',
  stop: 'Articles',
  long: 'Something to read',
  short: 'while you are still waiting.',
  lede: 'Field notes from process analysis and automation: how to measure, what to choose, what it returns, and when to leave it alone.',
  featured: 'To start with',
  list: {
    stop: 'All articles',
    heading: 'All articles, with their reading time to scale',
    search: 'Search the articles',
    placeholder: 'Invoice, approval, GDPR',
    categories: 'Categories',
    count: '{{shown}} of {{all}} articles',
    none: 'No article has all of these words.',
    clear: 'Show all articles',
    more: 'Show {{count}} more',
    all: 'All articles are on the site map.',
  },
  feeds: 'New articles in your feed reader, in full:',
}
