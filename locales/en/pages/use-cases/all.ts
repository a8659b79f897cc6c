export const useCasesAll = {
  title: 'Use cases in full',
  description:
    'The stories of the worked examples {{first}} to {{last}} of {{all}}: what it was like before, what was built, what went wrong, and what stays human.',
  long: 'Use cases,',
  short: 'every word.',
  lede: 'What was built, what went wrong and what it took, for each of the worked examples. The drawings and the sums are on the page of the examples.',
  back: 'To drawings and sums',
  count: 'Examples {{first}} to {{last}} of {{all}}',
}
