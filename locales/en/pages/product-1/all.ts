export const product1All = {
  title: 'Automations in full',
  description:
    'Lines {{first}} to {{last}} of {{all}} of the automation catalogue with all their text: problem, what runs afterwards, what you bring, and limits.',
  long: 'Automations,',
  short: 'every word.',
  lede: 'The catalogue with the whole text of each line, without search and filters. Open a line to read it.',
  back: 'To the catalogue',
  count: 'Lines {{first}} to {{last}} of {{all}}',
}
