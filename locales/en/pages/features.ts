export const features = {
  title: 'Six methods, from rules to agents',
  description:
    'Rule-based automation, workflow, machine learning, deep learning, language AI, agentic AI: what each is right for, and when to use none.',
  long: 'As simple as possible,',
  short: 'as clever as necessary.',
  lede: 'Six methods on one line. We start at the left, where everything can be traced, and move right only when the task demands judgement.',
}
