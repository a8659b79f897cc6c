export const statistics = {
  title: 'The numbers behind the claims, drawn to scale',
  description:
    'What 200+ integrations, 20+ platforms, 99.9% uptime and 14 days mean, how each is counted, drawn to scale with tables and dates.',
  long: 'Every number here',
  short: 'is drawn to scale.',
  lede: 'A claim without a definition is decoration. Each of ours comes with what is counted, how, and when it was last checked.',
  index: 'All claims of this site',
  indexNames: {
    integrations: 'integrations',
    platforms: 'platforms',
    uptime: 'uptime',
    session: 'first session, at most',
    demo: 'to the demo, at most',
    implementation: 'to production, at most',
    trial: 'free trial',
    discount: 'off for a year in advance',
  },
  definition: 'What is counted',
  checked: 'Checked on {{date}}',
  categories: {
    stop: 'Integrations',
    long: 'Where the integrations belong,',
    short: 'one tick each.',
    text: 'The claim says {{claim}} or more. In the directory, {{described}} of them are described in full so far: what we read, what we write, which access it takes and where the limits are. Only these are drawn here, because only these can be checked line by line. The others are on a list of names and kinds of access that we send on request; their pages follow one by one.',
    definition:
      'We count named systems with a documented way in: interface, database, file or mailbox. A system counts once, in its main category.',
    caption: 'Described integrations by category',
    columns: { category: 'Category', drawing: 'One tick each', count: 'Described' },
    total: 'Total',
    link: 'Open the directory',
  },
  platforms: {
    stop: 'Platforms',
    long: 'Platforms are easy to count',
    short: 'when they have names.',
    text: '{{count}} at present. The claim says {{claim}} or more, so that a platform can leave the list without making the claim untrue.',
    definition:
      'We count software that customers already run and that can carry an automation: suites, business systems, workflow engines, clouds and databases. All names belong to their owners; the list says that we work with them, not that their makers recommend us.',
  },
  uptime: {
    stop: 'Uptime',
    long: 'One nine more,',
    short: 'a tenth of the downtime.',
    text: 'Percentages with many nines look alike. In hours per year they do not. The bars share one scale; ours is the one in colour.',
    definition:
      'The paid plans that we operate are available for at least {{uptime}} of a calendar year, measured every minute. Maintenance announced three working days ahead, between 8 pm and 6 am and at most four hours a month, is not counted. The free plan and the trial carry no such promise.',
    caption: 'Downtime that each level allows',
    columns: { promise: 'Availability', year: 'Per year', month: 'Per month' },
    drawing: '{{promise}}: {{time}} of downtime in a year',
    ours: 'our promise',
  },
  times: {
    stop: 'Deadlines',
    long: 'Two\u00a0hours, two\u00a0days, fourteen\u00a0days',
    short: 'on one ruler.',
    definition:
      'Session: length of the first online session, at most. Demo: working days between session and demo, at most. Implementation: days from the start named in the offer to a production-ready state, at most, if access and decisions on your side come in time. The third step, goals and ROI, has no deadline and is therefore not drawn.',
    caption: 'The three deadlines compared',
    columns: { step: 'Step', most: 'At most', share: 'Share of the ruler' },
    session: 'Requirements session',
    demo: 'Working demo',
    implementation: 'Implementation',
  },
  process: {
    stop: 'Example',
    long: 'One supplier invoice today,',
    short: 'and afterwards.',
    text: 'The example from our home page: a supplier invoice in nine steps. Of {{today}} from start to finish, {{work}} are work; the rest is waiting. Afterwards it takes {{after}}, {{hands}} of it by hand, because one person still decides.',
    definition:
      'Assumed times for a mid-sized company, not measured at a customer. They show how the drawing works and what matters: the waiting, not the typing. Your own times are measured in the free session.',
    drawing: 'Two bars on one scale: {{today}} today, {{after}} afterwards.',
    caption: 'The nine steps in hours and minutes',
    columns: { step: 'Step', wait: 'Waits today', work: 'Work today', after: 'Afterwards' },
    dropped: 'dropped',
    total: 'Start to finish',
    link: 'Draw your own process',
  },
  money: {
    stop: 'Offer',
    long: 'A fortnight and a fifth,',
    short: 'to scale.',
    trial: {
      title: 'Trial: {{days}} of 365 days',
      text: 'The limits of Starter, without payment details. It ends by itself; nothing has to be cancelled.',
      drawing: 'A year to scale with the first {{days}} days marked',
    },
    discount: {
      title: 'Discount: {{percent}} of a year’s price',
      text: 'For Starter: {{sum}} in advance instead of {{full}} in instalments, plus VAT, businesses only (section\u00a014\u00a0BGB).',
      drawing: 'Twelve months cost {{full}}, a year in advance {{sum}}.',
      kept: '{{saving}} less',
    },
  },
  absent: {
    stop: 'Not counted',
    long: 'Numbers that you will not find here,',
    short: 'and why.',
    rows: [
      {
        title: 'Number of customers',
        text: 'It says how good the sales team is, not whether your process gets shorter.',
      },
      {
        title: 'Satisfaction in per cent',
        text: 'Nobody can check it. Customer statements appear with role and industry, once they have been approved.',
      },
      {
        title: '“Up to 80% savings”',
        text: '“Up to” has no lower end. Your forecast shows a range and the formula instead.',
      },
      {
        title: 'Hours saved worldwide',
        text: 'Adding up assumptions does not make them facts.',
      },
    ],
    link: 'Calculate your own',
  },
}
