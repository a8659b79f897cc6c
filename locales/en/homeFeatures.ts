export const homeFeatures = {
  stop: 'Expertise',
  long: 'As simple as possible,',
  short: 'as clever as necessary.',
  lede: 'Six methods on one line. We start at the left, where everything can be traced, and move right only when the task demands judgement.',
  label: 'Areas of expertise',
  from: 'follows your rules',
  to: 'decides within your limits',
  rightFor: 'Right for',
  example: 'For example',
  wrongWhen: 'Wrong when',
  more: '{{name}} in depth',
}
