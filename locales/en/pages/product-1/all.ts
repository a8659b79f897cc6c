export const product1All = {
  title: 'Automations in full',
  description:
    'Lines {{first}} to {{last}} of {{all}} of the automation catalogue with all their text: problem, what runs afterwards, what you bring, and limits.',
  long: 'Automations,',
  short: 'in full.',
  lede: 'The catalogue with the full text of each line, without search or filters. Open a line to read it.',
  back: 'Back to catalogue',
  count: 'Lines {{first}} to {{last}} of {{all}}',
}
