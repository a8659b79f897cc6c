export const terms = {
  title: 'Terms for business customers',
  description:
    'The terms for using the plans and for individual development: scope, trial, prices, liability, data, term and termination. Businesses only.',
  long: 'The conditions of carriage,',
  short: 'in plain words.',
  lede: 'These terms apply to businesses only. We wrote them to be read.',
}
