import type { RoleChoice } from '#contract/roles.ts'

export const careersDetails = {
  title: 'Automation engineer (all genders)',
  description:
    'Build production-ready automations in at most 14 days, in the customer’s own IT. The role in full: tasks, expectations, pay, hiring steps and the form.',
  long: 'Automation engineer,',
  short: 'all genders.',
  lede: 'You build what analysts draw: small, traceable automations that run in other people’s IT and can be handed over.',
  stop: 'Connection',
  facts: [
    {
      name: 'From',
      text: 'Software development, IT operations or a department that built its own tools',
    },
    { name: 'Location', text: '{{city}}, or from home anywhere in Germany' },
    { name: 'Hours', text: 'Full time or four days a week' },
    { name: 'Contract', text: 'Permanent from day one' },
    {
      name: 'Pay',
      text: '{{from}} to {{to}} a year before tax, full time; your own figure in writing before the first conversation',
    },
    { name: 'Languages', text: 'German for customers, English for code' },
  ],
  apply: 'Go to the form',
  until: 'Apply by {{date}}.',
  sample: 'This advert is a sample: pay and dates are invented.',
  week: {
    stop: 'A week',
    long: 'A working week,',
    short: 'drawn to scale.',
    label:
      'An example week from Monday to Friday, nine to half past five, in blocks: building, with the customer, review and tests, learning.',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    kinds: {
      build: 'Building',
      customer: 'With the customer',
      review: 'Review and tests',
      learn: 'Learning',
    },
    note: 'An example, not a measurement. In the last week before a handover, time with the customer doubles.',
  },
  work: {
    stop: 'The work',
    title: 'What it is and what it is not',
    columns: ['You will', 'You will not'],
    rows: [
      ['build one automation at a time, from the drawing to the handover', 'juggle three projects at once'],
      ['choose the simplest of six methods that does the job', 'put a language model where a rule will do'],
      ['write tests before you write the second step', 'be on call for what you have handed over'],
      ['explain to a bookkeeper why a case stopped', 'sell'],
      ['say no when something should not be automated', 'build anything that scores people'],
    ],
    bring: 'You bring',
    bringList: [
      'Two years in which other people relied on what you built',
      'One language well, preferably TypeScript or Python, and SQL',
      'Patience with badly documented interfaces',
      'German good enough for a meeting with a business department (C1)',
    ],
    need: 'You do not need',
    needList: [
      'A degree',
      'Vendor certificates',
      'A CV without gaps',
      'A photo, your age or your marital status',
    ],
  },
  way: {
    stop: 'Hiring',
    long: 'Three conversations,',
    short: 'three weeks.',
    stops: [
      { title: 'You send the form', text: 'Half a page is enough.' },
      { title: 'We answer', text: 'Yes, with a pay figure, or no, with a reason.' },
      {
        title: 'First conversation, 45\u00a0min',
        text: 'With somebody who does the same job. You ask first.',
      },
      { title: 'Second, 2 h', text: 'Together we build something small from a real drawing.' },
      {
        title: 'Third, 45\u00a0min, and the decision',
        text: 'With the people you would work with. You hear the result within a day.',
      },
    ],
    note: 'Calendar days; only the three before our answer are working days. If you need longer, it takes longer.',
  },
  formStop: 'Apply',
  slip: 'Application',
  submit: 'Send the application',
  labels: { role: 'Role', link: 'Link', message: 'Your half page' },
  hints: {
    link: 'A profile, a repository, a work sample. Only if you have one.',
    message: 'What did you build that still runs? Who relies on it? What would you do differently today?',
    phone: 'Only if we may call.',
  },
  roles: {
    'process-analyst': 'Process analyst',
    'automation-engineer': 'Automation engineer',
    'data-scientist': 'Data scientist',
    'project-lead': 'Project lead',
    unsolicited: 'Speculative application',
  } satisfies Record<RoleChoice, string>,
  stub: {
    title: 'What happens to it',
    rows: [
      { name: 'Who reads it', text: 'Two people: one from the team, one who hires.' },
      { name: 'How long we keep it', text: 'At most {{days}} days, then it is deleted.' },
      { name: 'Who decides', text: 'People. No program sorts applications here.' },
      { name: 'Please leave out', text: 'Photo, age, family, religion, health. We do not want to know.' },
    ],
  },
  done: {
    title: 'Thank you. Your application has arrived.',
    text: 'Two people will read it. These are the latest dates if both sides want to go on:',
    answer: 'Our answer, at the latest',
    answerText: 'With a reason if it is a no, and with a pay figure if it is a yes.',
    decision: 'Decision, if you can make three dates by then',
  },
}
