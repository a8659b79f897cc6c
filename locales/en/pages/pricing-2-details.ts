export const pricing2Details = {
  title: 'All plans in detail, with billing questions',
  description:
    'The full comparison of all four plans line by line, what counts as a case, and answers on billing, VAT, trial and cancellation.',
  long: 'Every fare condition,',
  short: 'line by line.',
  lede: 'The full comparison, what we count as a case, and the questions that accounting asks.',
}
