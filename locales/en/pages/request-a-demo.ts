export const requestADemo = {
  title: 'Request a demo: free, within two days',
  description:
    'Describe one process. We meet for at most two hours online, and at most two days later you click through a working demo of your case.',
  long: 'Bring one long process.',
  short: 'Give us two hours.',
  lede: 'Tell us about one process that takes too long. The session is free and lasts at most two hours; the demo follows at most two days later.',
}
