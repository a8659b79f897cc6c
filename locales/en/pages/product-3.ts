export const product3 = {
  title: 'ROI forecast: what an automation returns',
  description:
    'Cases, minutes, cost per hour, error rate: a forecast of hours, money and payback over three years, as a range, with the formula shown.',
  long: 'Know the return',
  short: 'before you pay for it.',
  lede: 'A few figures from your process become hours, money and a payback month: as a range, with every assumption named and the formula open.',
}
