export const home3 = {
  title: 'For management: the return first, then the decision',
  description:
    'An ROI forecast with a range instead of a promise, the price in advance, the risk on one page. Three of the four steps cost nothing.',
  stop: 'Return',
  long: 'What it returns,',
  short: 'before what it costs.',
  lede: 'For those who sign: a forecast with a range instead of a promise, a fixed price in advance, and an honest list of what can go wrong.',
  actions: { forecast: 'Calculate your own return', session: 'Book the free session' },
  sheet: {
    heading: 'Decision sheet',
    note: 'Example process, assumed values: {{cases}}\u00a0cases a month, {{minutes}}\u00a0minutes each.',
    rows: {
      untilDecision: 'Cost until you decide',
      ownTime: 'Your own time until then, excluding sessions on goals',
      payback: 'Payback, optimistic to conservative',
      project: 'From the agreed start to production-ready',
      no: 'If it does not pay',
    },
    ownTime: 'max. {{hours}}\u00a0h session, about 1\u00a0h demo',
    payback: '{{from}} to {{to}} months',
    project: 'max. {{days}} days',
    no: 'we say so',
  },
  cost: {
    stop: 'Cost over time',
    long: 'The bill stays at zero',
    short: 'until you say yes.',
    lede: 'Time runs to the right, cost upwards. The only step in the line is the one you sign for, at a price fixed in advance.',
    drawing:
      'Cost over time: zero during the session, the demo and the sessions on goals and return, then one fixed price at your decision.',
    session: 'session',
    demo: 'demo',
    goals: 'goals and return',
    decision: 'your decision',
    price: 'fixed price',
    free: 'free of charge',
  },
  risk: {
    stop: 'Risk',
    long: 'What can go wrong,',
    short: 'and what we do then.',
    caption: 'Six risks of an automation project',
    columns: { risk: 'What goes wrong', sign: 'How you notice', answer: 'What happens then' },
    rows: [
      {
        risk: 'The benefit was estimated too high',
        sign: 'Minutes per case after four weeks, compared with the forecast',
        answer:
          'We measure as in step 1. If the result is below the conservative case, we find the cause with you before building more.',
      },
      {
        risk: 'The automation makes a mistake',
        sign: 'Every run is logged; doubtful cases go to a person',
        answer: 'The step is switched back to manual at once, the case is corrected, and it becomes a test.',
      },
      {
        risk: 'A connected system changes',
        sign: 'The run stops with a message instead of guessing',
        answer:
          'Cases wait in a queue and nothing is lost. You have the runbook; with a maintenance contract we fix it, otherwise your team does.',
      },
      {
        risk: 'The only person who understands it leaves',
        sign: 'You see it in the handover list on the day of acceptance',
        answer: 'You hold documentation, tests and access from day one. Two people on your side are trained.',
      },
      {
        risk: 'Staff or works council object',
        sign: 'By their questions in the first session, if both are invited',
        answer: 'We bring the list of data, purposes and logs. No individual performance is evaluated.',
      },
      {
        risk: 'It does not pay off at all',
        sign: 'The forecast says so in step 3',
        answer: 'Then you stop there, at no cost, and keep the drawing of your process.',
      },
    ],
  },
  data: {
    stop: 'Security',
    long: 'Your data goes',
    short: 'only where you say.',
    rows: [
      {
        term: 'In your IT',
        text: 'Individual development runs in your cloud, your server room or with us, plans on our EU servers (Enterprise also in your IT). In your IT we use separate, limited accounts that you can lock.',
      },
      {
        term: 'Language models',
        text: 'Only where the task needs one, with a provider you approve, in a region you choose, without training on your data.',
      },
      {
        term: 'By contract',
        text: 'Data processing agreement before the first access, details for your own records of processing, deletion dates in writing.',
      },
      {
        term: 'In the demo',
        text: 'Invented or anonymised data. Nobody has to send us real customer records to see a demo.',
      },
    ],
    more: 'How we handle data, in full',
  },
  references: {
    stop: 'Reviews',
    long: 'What others would say,',
    short: 'marked as samples.',
    note: 'These are sample texts that show what we ask after a project. Real statements appear here once customers have approved them.',
    more: 'How reviews are checked',
  },
  call: {
    long: 'Two hours of your time',
    short: 'for a drawing you can use.',
    text: 'Bring one process and the person who runs it. You leave with a scale drawing of it and a first assessment, whether we work together or not; the forecast in three cases follows in step 3.',
  },
}
