export const requestADemo = {
  title: 'Request a demo: free, two working days after we meet',
  description:
    'Describe one process. We meet for at most two hours online, and within two working days you click through a working demo of your case.',
  long: 'Bring one long process.',
  short: 'Give us two hours.',
  lede: 'Tell us about one process that takes too long. The session is free and lasts at most {{hours}} hours; the demo follows within {{days}}\u00a0working days, also free.',
  stop: 'Request',
  scale: {
    title: 'Your time and ours, on one scale',
    label:
      'On a scale of {{total}} hours: you are needed for the first {{hours}} hours, our time limit runs for {{demoHours}} more, then you click through the demo.',
    you: 'You: one session',
    we: 'We: session, then demo',
    ready: 'demo',
    note: 'Hatched: your day goes on without us. Longest case; days are working days in Germany.',
  },
  slipStop: 'The form',
  slip: 'Request for a session and a demo',
  submit: 'Request the session',
  labels: {
    company: 'Company',
    process: 'Process description',
    preferredTime: 'Preferred time',
    forecast: 'Forecast',
    estimate: 'Price estimate',
    workflow: 'Workflow',
  },
  hints: {
    process:
      'From what to what, how often, how long, in which programs. Half-sentences are fine; numbers are better.',
    preferredTime: 'For example: Tuesday or Thursday before eleven.',
  },
  automation: 'Please show us this automation from the catalogue: {{name}}.',
  attached: {
    title: 'Attachments',
    none: 'Nothing is attached. If you draw your process or calculate a forecast first, it goes with this request and saves half an hour of the session.',
    some: 'This travels with your request unless you remove it.',
    sent: 'This arrived with your request.',
    kinds: { forecast: 'Your forecast', workflow: 'Your workflow' },
    open: 'Look at it',
    remove: 'Remove',
    removed: 'Removed.',
    attach: 'Attach again',
    toForecast: 'Calculate a forecast',
    toWorkflow: 'Draw the process',
  },
  example: {
    title: 'A description that is good enough',
    text: '“Supplier invoices, about 240 a month, from the mailbox to the posting. 18\u00a0minutes each, three people, Outlook and DATEV. They wait longest for management approval.”',
  },
  done: {
    title: 'Your request has arrived. Now our clock is running.',
    text: 'You will get suggested times by email. If you take the first, these are the latest dates:',
    proposal: 'Suggested times, at the latest',
    session: 'First possible session',
    sessionText: 'Online, at most {{hours}} hours, in English or German.',
    demo: 'Your demo, at the latest',
    demoText: 'No later than {{days}} working days after the session, whenever it takes place.',
  },
  packing: {
    stop: 'Packing list',
    long: 'What you bring,',
    short: 'what you keep.',
    when: 'When',
    columns: ['You bring', 'We bring', 'You keep'],
    rows: [
      {
        step: 'Before the session',
        cells: [
          'One person who does the work every day. The head of department is welcome too.',
          'Questions that fit your description, sent the day before.',
          'The list of questions. It is useful without us.',
        ],
      },
      {
        step: 'In the session',
        cells: [
          'Five real cases, with everything that identifies people blacked out. Only blacked-out or test data on the shared screen, no files sent.',
          'An analyst and an engineer. One asks, one draws.',
          'The drawing of your process, to scale, as a file.',
        ],
      },
      {
        step: 'In the demo',
        cells: [
          'An hour, and the urge to break things.',
          'A clickable version of your case with invented data.',
          'Access, usually for 30 days, and a list of what it cannot do yet.',
        ],
      },
    ],
  },
  no: {
    stop: 'When we say no',
    title: 'In three cases we say no, before the session costs you time',
    rows: [
      {
        title: 'It takes less than five hours a month',
        text: 'Then a good checklist is cheaper than any software. You can have ours.',
      },
      {
        title: 'Software would decide about people on its own',
        text: 'Hiring, dismissal, credit: we prepare such decisions, we do not automate them.',
      },
      {
        title: 'A product does it off the shelf',
        text: 'Then we name two or three, and you save our fee.',
      },
    ],
  },
}
