export const about = {
  title: 'About us: we remove waiting time',
  description:
    'Who we are, what we believe about automation, and how a small team of analysts and engineers works with companies of 20 to 2,000 people.',
  stop: 'About us',
  long: 'People who hate waiting,',
  short: 'at work.',
  lede: 'We are process analysts, automation engineers and data scientists. What we have in common: a stopwatch, and the habit of asking why a case is stuck.',
  project: {
    stop: 'A project',
    long: 'One case, five desks,',
    short: 'two deadlines.',
    text: 'This is how a project travels through our firm, drawn the way railways draw their traffic. Time runs to the right, every desk is a station, and the steeper the line, the quicker the handover.',
    caption:
      'An example within the limits we promise: {{demo}}\u00a0working days to the demo, {{live}} days to production-ready. The figures below count how long a case sits on a desk, not hours of work.',
    pause: 'as needed',
    desks: {
      you: {
        name: 'You',
        text: 'You show the process, look at the demo, decide, and run old and new side by side before anything is switched over.',
      },
      analyst: {
        name: 'Process analyst',
        text: 'Listens, times and draws. Comes back at the end to check that the new process is the one you meant.',
      },
      engineer: {
        name: 'Automation engineer',
        text: 'Builds the demo and then the real thing, inside your IT, with logs and an off switch.',
      },
      scientist: {
        name: 'Data scientist',
        text: 'Gets on, in parallel, only if something has to be learned from data. Many projects need no such stop.',
      },
      lead: {
        name: 'Project lead',
        text: 'Agrees goals and dates with you, keeps the fourteen days free, and hands over.',
      },
    },
  },
  firm: {
    stop: 'The firm',
    long: 'Small on purpose,',
    short: 'with stops left out.',
    text: 'Struck-through stops are common on other lines. Ours does not call there.',
    noStop: 'no stop',
    stops: [
      {
        name: 'Same people throughout',
        text: 'As a rule, the people in your first session are the people in your project. Nothing has to be passed on, so nothing is lost on the way.',
      },
      { name: 'Handover from sales to delivery' },
      {
        name: 'Two on every project',
        text: 'One who understands the process and one who builds; a project lead keeps the dates. A data scientist joins when a method has to learn.',
      },
      { name: 'Weekly status slides' },
      {
        name: 'Something to click',
        text: 'Within two working days there is a working demo. It replaces the report.',
      },
      {
        name: 'No start without a free slot',
        text: 'We begin only when fourteen days are free in our calendar. Better a later start than a slow project.',
      },
      { name: 'Licences resold at a margin' },
      {
        name: 'Yours to run without us',
        text: 'In individual development, accounts and drawings are yours from the first day. Once it is paid for, you may use and change the code indefinitely and have others do so.',
      },
      { name: 'A maintenance contract nobody can leave' },
      {
        name: 'An honest no',
        text: 'If a rule on paper solves it, or the step should simply disappear, we say so before you spend anything.',
      },
    ],
    link: 'When not to automate',
  },
  fit: {
    stop: 'Good fit',
    long: 'Twenty to two thousand people,',
    short: 'and why.',
    axis: 'people in the company, logarithmic scale',
    zones: [
      {
        name: 'Below 20',
        text: 'One script or a standard product is usually enough. Try the free plan, or take an idea from the catalogue and build it yourself.',
      },
      {
        name: '20 to 2,000',
        text: 'Large enough for a case to wait on somebody else’s desk, small enough for one person to decide. This is our line.',
      },
      {
        name: 'Above 2,000',
        text: 'You probably have a department for this. We work for individual teams inside it, if they may decide for themselves.',
      },
    ],
  },
  onward: {
    stop: 'Onward',
    heading: 'Change here for',
    decide: { name: 'How we decide', text: 'Nine principles, and where data goes' },
    careers: { name: 'Open roles', text: 'Four of them, with salary ranges' },
    session: { name: 'Two hours with us', text: 'Free, online, one of your processes' },
  },
}
