export const about = {
  title: 'About us: we remove waiting time',
  description:
    'Who we are, what we believe about automation, and how a small team of analysts and engineers works with companies of 20 to 2,000 people.',
  long: 'People who hate waiting,',
  short: 'at work.',
  lede: 'We are process analysts, automation engineers and data people. What we have in common: a stopwatch, and the habit of asking why a case lies still.',
}
