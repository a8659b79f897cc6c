export const home2 = {
  title: 'For operations: see your process before you change it',
  description:
    'Map a process step by step, mark what software takes over, and watch the lead time shrink. With ready automations and 200+ integrations.',
  stop: 'Workflow',
  long: 'Where time goes,',
  short: 'step by step.',
  lede: 'For the people who run the work: draw your process, see which steps only wait, and decide which of them software takes over.',
  board: {
    long: 'You are not the only one',
    short: 'with this problem.',
    all: 'Open the full catalogue, {{count}} lines',
  },
  systems: {
    stop: 'Integrations',
    long: 'Your systems stay.',
    short: 'The typing goes.',
    lede: '{{documented}} systems are documented here with what we read, what we write and where the limits are. Everything else with a standard interface connects the same way.',
    all: 'Search all integrations',
  },
  project: {
    stop: 'A project',
    long: 'Fourteen days,',
    short: 'day by day.',
    lede: 'A typical plan for one process. The old way keeps running until the new one has matched it for days.',
    span: 'Day {{from}} to day {{to}}:',
    note: 'Estimates. Shorter projects skip days; none is planned for more than {{days}} days from the agreed start.',
    you: 'with you',
    tasks: {
      access: {
        name: 'Access and test data',
        text: 'Separate technical accounts, a test system, fifty real cases from last month.',
      },
      build: { name: 'Build', text: 'Step by step, each with its test. You see progress every second day.' },
      parallel: {
        name: 'Run alongside the old way',
        text: 'Both results are compared case by case. Differences are explained before anything is switched.',
      },
      exceptions: {
        name: 'Exceptions',
        text: 'The rules nobody wrote down: decide, route to a person, or drop.',
      },
      training: {
        name: 'Training and runbook',
        text: 'Two people on your side can run, stop and change it without us.',
      },
      acceptance: {
        name: 'Acceptance',
        text: 'You switch over when your checklist is green.',
      },
    },
  },
  rules: {
    stop: 'House rules',
    long: 'What never changes,',
    short: 'whatever we build.',
    list: [
      'Every run leaves a line in a log that your team can read.',
      'If in doubt, the software stops and asks a person. It never guesses quietly.',
      'Any single step can be switched back to manual.',
      'People decide about people and promises. On money they keep the last click, except within limits you set.',
    ],
  },
  call: {
    long: 'Bring the process everyone moans about.',
    short: 'We bring the stopwatch.',
    text: 'At most two hours, online and free. Bring the person who does the work: they know the exceptions.',
  },
}
