export const faqs = {
  title: 'Questions and answers on cost, time, data and risk',
  description:
    'What it costs, how long it takes, which data we see, what the works council asks, what happens if it fails: straight answers, searchable.',
  long: 'Every question',
  short: 'has a stop.',
  lede: 'The questions you probably have before a first session, by topic. Each answer has its own link, so you can send it on.',
  search: 'Search questions and answers',
  placeholder: 'Works council, price, interface',
  found: '{{count}} of {{total}} answers',
  nothing: 'No stop has that name. Try another word, or ask us directly.',
  map: 'Topics',
  stop: '1 stop',
  stops: '{{count}} stops',
  link: 'Link to this answer',
  more: 'More on this: {{page}}',
  ask: {
    stop: 'No stop found',
    long: 'Your question is not on the line?',
    short: 'Then it is a good one.',
    text: 'Write to us. A person answers within one working day, and if the question comes up again it gets a stop here.',
    action: 'Ask your question',
  },
}
