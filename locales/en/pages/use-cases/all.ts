export const useCasesAll = {
  title: 'Use cases in full: the worked examples',
  description:
    'The stories of the worked examples {{first}} to {{last}} of {{all}}: how it runs before, what is built, what can go wrong, and what stays human.',
  long: 'Use cases,',
  short: 'in full.',
  lede: 'What is built, what can go wrong and what it takes, for each of the worked examples. Companies, projects and times are invented. The drawings and sums are on the use cases page.',
  back: 'Drawings and sums',
  count: 'Examples {{first}} to {{last}} of {{all}}',
}
