export const blogDetails = {
  title: 'Featured article: one hour of work, four days of waiting',
  description:
    'Our featured article in full: how to measure where the time in a process really goes, with a stopwatch, five cases and an honest look at the inbox.',
  lede: 'If you read only one of our articles, read this one: everything else on this site follows from it.',
}
