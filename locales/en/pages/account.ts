export const account = {
  title: 'Your account',
  description:
    'Your demo requests as four steps with dates, saved workflows and forecasts, profile, data export and deletion.',
  long: 'Your requests,',
  short: 'stop by stop.',
  lede: 'Every demo request as four steps with dates, your saved workflows and forecasts, and control over your data.',
}
