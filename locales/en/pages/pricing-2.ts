export const pricing2 = {
  title: 'Four plans compared: Free to Enterprise',
  description:
    'Free, Starter, Professional and Enterprise side by side: users, automations, cases per month, days of logs, and what a year in advance saves.',
  long: 'Four fares,',
  short: 'one network.',
  lede: 'The same automations in four sizes. Pick by number of cases: moving up takes effect at once, moving down at the end of the period you paid for. Starter is free to try for {{days}} days, no credit card.',
  stop: 'Fares',
  scale: 'The length of a track is the number of cases the plan carries in a month',
  slider: 'How many cases do you have in a month?',
  verdict: '{{cases}} cases: {{plan}} is enough, at {{price}} a month or {{perCase}} per case.',
  verdictFree: '{{cases}} cases: {{plan}} is enough and costs nothing.',
  verdictOpen: '{{cases}} cases: {{plan}}, with a price on request.',
  tracks: 'The four plans',
  details: 'Compare line by line',
  full: {
    stop: 'Per case',
    long: 'A full plan is a cheap plan,',
    short: 'a half-empty one is not.',
    text: 'On a full Starter plan a case costs {{starter}}. Professional is cheaper per case only from {{breakEven}}\u00a0cases a month. Below that you pay for users, automations and a longer log, which can be a good reason too.',
    drawing:
      'Scale of {{max}} cases a month: Starter carries up to {{limit}}; from {{breakEven}} a case on Professional is cheaper than on a full Starter.',
    marks: { limit: 'Starter is full', breakEven: 'Professional gets cheaper per case' },
    caption: 'What a hundred cases cost when the plan is full; net prices',
    columns: { plan: 'Plan', cases: 'Full at', monthly: 'Paid monthly', annual: 'Paid annually' },
  },
  change: {
    stop: 'Changing',
    long: 'Change trains',
    short: 'without a new ticket.',
    rows: [
      {
        when: 'At once',
        title: 'To a larger plan',
        text: 'It applies from the day you change. The unused part of what you paid is credited.',
      },
      {
        when: 'At the end of the paid period',
        title: 'To a smaller plan',
        text: 'Automations above the smaller limit are paused, not deleted. You choose which stay on.',
      },
      {
        when: 'At the limit',
        title: 'More cases than planned',
        text: 'We tell you. Cases under way are completed, new ones wait in line. There is no surcharge without an order.',
      },
      {
        when: '30 days after',
        title: 'Leaving',
        text: 'You can download data, workflows and logs for 30\u00a0days as JSON and CSV. Then they are deleted.',
      },
    ],
  },
  not: {
    stop: 'Not included',
    long: 'What no plan includes,',
    short: 'so nobody looks for it.',
    rows: [
      {
        title: 'Individual development',
        text: 'A process outside the catalogue is a project with its own price.',
      },
      {
        title: 'Other vendors’ licences',
        text: 'Contracts for your ERP, CRM or mail system stay yours, as today.',
      },
      {
        title: 'Decisions',
        text: 'Which approval to drop is your call. We only show what it costs.',
      },
    ],
    estimate: 'Estimate individual development',
  },
}
