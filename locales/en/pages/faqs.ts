export const faqs = {
  title: 'Questions and answers',
  description:
    'What it costs, how long it takes, which data we see, what the works council asks, what happens if it fails: straight answers, searchable.',
  long: 'Every question',
  short: 'has a stop.',
  lede: 'The questions that come up in almost every first session, by topic. Each answer has its own link, so you can send it on.',
}
