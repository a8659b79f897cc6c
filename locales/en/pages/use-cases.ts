export const useCases = {
  title: 'Use cases: before and after, to scale',
  description:
    'Ten worked examples from invoice to tender: every step with waiting and work, before and after, hours and money saved, and what went wrong.',
  long: 'Days before,',
  short: 'minutes after.',
  lede: 'Ten worked examples with assumed but plausible times: each process drawn step by step, with the hours, the money and what went wrong.',
}
