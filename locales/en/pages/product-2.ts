export const product2 = {
  title: 'Individual development: a track of your own',
  description:
    'For the process no catalogue covers: draw it in the workflow tool, see it shrink, and follow the four steps from first call to production.',
  stop: 'Development',
  long: 'A track of your own,',
  short: 'built in days.',
  lede: 'For the process no catalogue covers. Draw it, decide what software takes over and what stays with people. We build it with you.',
  draw: 'Draw your process',
  junction: {
    straight: {
      name: 'The catalogue',
      when: 'Straight on when …',
      signs: [
        'other firms have the same process, such as invoices, reminders or leave requests',
        'you can adapt to a standard flow with a few settings',
        'you would rather start this week than change every detail',
      ],
      link: 'Look there first',
    },
    branch: {
      name: 'Your own track',
      when: 'Change tracks when …',
      signs: [
        'the process is what sets you apart, or what holds you back',
        'half the rules are in nobody’s manual, only in two people’s heads',
        'it runs through systems that no ready-made tool has ever heard of',
      ],
      link: 'See how it is built',
    },
  },
  steps: {
    long: 'Four steps,',
    short: 'and who does what in each.',
    lede: 'Days up to the demo are working days. You can get off after any step; until the last one it costs you nothing but time.',
    bring: 'You bring',
    do: 'We do',
    get: 'You get',
    session: {
      bring:
        'One process and the two or three people who do it every day. Five real cases, personal data blacked out.',
      do: 'Ask, draw and time every step with you, and say which steps we would not automate.',
      get: 'A scale drawing and a first idea of what is worth doing.',
    },
    demo: {
      bring: 'Five to ten sample cases, an awkward one among them. No access to your systems yet.',
      do: 'Build the decisive part with your fields, your rules and your exception, on test data.',
      get: 'A demo you click through yourself, and a list of what it cannot do yet.',
    },
    goals: {
      bring: 'The figures you know: cases, minutes, cost of errors. And whoever decides on the budget.',
      do: 'Calculate hours, money and payback as a range, name every assumption, agree target values.',
      get: 'Forecast, scope, acceptance criteria and price in writing.',
    },
    implementation: {
      bring: 'An owner in the department, a contact in IT, access to the systems it will work in.',
      do: 'Connect, build, test with your cases, run alongside the old way for a while, hand over.',
      get: 'Automation in your own IT, with logs, test cases, documentation and an off switch.',
    },
  },
  workflow: {
    stop: 'Visual workflow',
    long: 'Draw your process,',
    short: 'watch it shrink.',
    lede: 'Start from an example or from nothing. Say how long each step waits and takes, and who or what does it afterwards. The drawing follows as you type.',
  },
  exceptions: {
    stop: 'Exceptions',
    long: 'What does not fit',
    short: 'stops and asks.',
    lede: 'Most of the work in a process goes into the cases nobody wrote down. So all our automations have a siding: whatever is unclear waits there, visibly, for a person.',
    straight: '{{count}} run through',
    siding: '{{count}} wait for a person',
    picture:
      '{{all}} cases on one line. {{siding}} of them leave it for a siding, where a person decides, and return.',
    fine: 'Assumed example. Your own share is counted in step 1, from real cases.',
    rules: [
      {
        name: 'Unsure means stop',
        text: 'Below a threshold that you set, nothing is guessed. The case leaves the line and says why.',
      },
      {
        name: 'It arrives prepared',
        text: 'What was read, what is missing, a proposal and its source: deciding takes minutes.',
      },
      {
        name: 'Nothing is forgotten',
        text: 'Every waiting case has an owner and a deadline. No answer brings a reminder; then a deputy takes over.',
      },
      {
        name: 'Every decision is on record',
        text: 'Who decided what, when and on what grounds: readable by auditors, works council and successors.',
      },
      {
        name: 'What repeats becomes a rule',
        text: 'If the same answer is given again and again, we propose the rule. You decide whether it is one.',
      },
    ],
    article: 'Read: exceptions first',
  },
  handover: {
    stop: 'Handover',
    long: 'At the end your team',
    short: 'runs it without us.',
    lede: 'Implementation is over when your people can run, repair and switch it off on their own. What you then have:',
    caption: 'What is handed over',
    columns: ['What', 'Where it is', 'What you may do'],
    rows: [
      {
        what: 'Source code and configuration',
        where: 'In your company’s repository',
        may: 'Use it indefinitely, change it, have others develop it',
      },
      {
        what: 'Accounts, keys, licences',
        where: 'In your company’s name',
        may: 'Lock us out the day after handover',
      },
      {
        what: 'Documentation and runbook',
        where: 'Where your team looks first',
        may: 'Resolve known faults without a call to us',
      },
      {
        what: 'Test cases',
        where: 'Next to the code, run with one command',
        may: 'Prove that it still works after every change',
      },
      { what: 'Logs', where: 'In your systems', may: 'Keep them as long as you decide' },
      { what: 'Drawings and data', where: 'With you', may: 'Keep them, even without a contract' },
    ],
    fine: 'We may reuse general building blocks that contain nothing from your company; free software keeps its own licences and is listed. The details are in the contract and the',
    terms: 'terms.',
    proof: 'Before acceptance your team does four things while we look on in silence',
    proofs: [
      'change a limit and run the test cases',
      'replace a password or key',
      'restore yesterday’s state from the backup',
      'switch it off, handle three cases by hand, switch it on again',
    ],
    article: 'Read: the handover folder',
  },
  questions: {
    stop: 'Questions',
    long: 'What you should ask',
    short: 'at this point.',
    list: {
      'how-can-14-days-be-enough': 'How can {{days}}\u00a0days be enough?',
      'how-much-time-does-our-team-need': 'How much time does our own team need?',
      'system-without-interface': 'What if a system has no interface?',
      'what-if-it-makes-a-mistake': 'What if it makes a mistake?',
      'who-maintains-it': 'Who maintains it afterwards?',
      'how-do-we-leave': 'How do we leave?',
    },
    all: 'All questions and answers',
  },
}
