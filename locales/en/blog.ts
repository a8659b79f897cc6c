export const blog = {
  stop: 'Article',
  contents: 'In this article',
  minutesAxis: 'Reading time',
  readingLine: 'Reading time {{time}}. The line is to scale; each station starts one of {{count}} sections.',
  related: { stop: 'Connections', long: 'Read on,', short: 'if you have the time.' },
  previous: 'Earlier article',
  next: 'Later article',
  order: 'Articles by date',
  first: 'This is the first article.',
  last: 'This is the latest article.',
  all: 'All articles',
  print: 'Print this article',
  start: 'Start',
  drawings: {
    leadTime: {
      label:
        'A supplier invoice from Monday 09:00 to Friday 15:32: one bar of 102 h 32 min, in which nine short marks are work, together 62 minutes. Below it the same 62 minutes in one piece.',
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
      waiting: 'waiting',
      work: 'work',
      closed: 'office closed',
      total: '102 h 32 min, arrival to payment',
      together: '62 min of work, pushed together',
    },
    sixMethods: {
      label: 'Six methods on one line, in this order: {{list}}. Rules and language AI are marked.',
      names: {
        rules: 'Rules',
        workflow: 'Workflow',
        'machine-learning': 'Machine learning',
        'deep-learning': 'Deep learning',
        'language-ai': 'Language AI',
        'agentic-ai': 'Agentic AI',
      },
      from: 'same answer every time',
      to: 'most freedom, most checking',
    },
    roiRange: {
      label:
        'Three years to scale. Payback after 4.8 months in the optimistic, 9.2 in the expected and 31.5 in the conservative case; the result after three years is €124,770, €53,958 and €2,860.',
      rows: { optimistic: 'optimistic', expected: 'expected', conservative: 'conservative' },
      axis: 'months after go-live',
      months: '{{months}} months',
      before: 'in the red',
      after: 'in the black',
    },
  },
}
