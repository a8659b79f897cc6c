export const home2 = {
  title: 'For operations: see your process before you change it',
  description:
    'Map a process step by step, mark what software takes over, and watch the lead time shrink. With 40 ready automations and 200+ integrations.',
  long: 'Where the days go,',
  short: 'step by step.',
  lede: 'For the people who run the work: draw your process, see which steps only wait, and decide which of them software takes over.',
}
