export const blog = {
  title: 'Articles on shortening processes',
  description:
    'Field notes on measuring lead time, choosing methods, forecasting returns, and what works councils and data protection officers ask.',
  long: 'Something to read',
  short: 'while you are still waiting.',
  lede: 'Field notes from process analysis and automation: how to measure, what to choose, what it returns, and when to leave it alone.',
}
