export const features = {
  methods: {
    rules: {
      name: 'Rule-based automation and scripting',
      rightFor: 'Recurring steps with clear if-then logic: copying, converting, checking, filing.',
      example:
        'A nightly script compares bank statements with open items and posts whatever matches to the cent.',
      wrongWhen: 'The input changes shape more often than the rule can be rewritten.',
    },
    workflow: {
      name: 'Classic workflow automation',
      rightFor: 'Handovers between people and systems: forms, approvals, reminders, deadlines.',
      example:
        'A signed contract starts the HR file, IT ticket, laptop order and access approval all at once.',
      wrongWhen: 'The real problem is the approval itself. Then we remove it instead of speeding it up.',
    },
    'machine-learning': {
      name: 'Machine learning',
      rightFor: 'Estimates from your own history: demand, churn, duplicates, payment risk.',
      example: 'Reorder quantities per item, learned from three years of sales and your delivery times.',
      wrongWhen: 'There are a few hundred records and a good colleague who already knows the answer.',
    },
    'deep-learning': {
      name: 'Deep learning',
      rightFor: 'Images, sound and sensor data where nobody can write down the rule.',
      example:
        'A camera at goods-in spots dents and missing labels and asks a person only when it is unsure.',
      wrongWhen: 'A barcode on the box would solve it.',
    },
    'language-ai': {
      name: 'Language AI (LLMs and NLP)',
      rightFor: 'Reading, sorting, summarising and drafting text in any format your customers send.',
      example: 'An enquiry by email becomes a complete draft quote, with every figure linked to its source.',
      wrongWhen: 'The answer has to be exact and a database already holds it.',
    },
    'agentic-ai': {
      name: 'Agentic AI',
      rightFor: 'Tasks with an open path: research, compare, ask questions, try again, report.',
      example:
        'An agent collects three supplier quotes, checks certificates and stops before anything is ordered.',
      wrongWhen: 'One wrong step cannot be undone. Then a person keeps the last click.',
    },
  },
}
