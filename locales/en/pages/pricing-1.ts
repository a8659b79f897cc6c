export const pricing1 = {
  title: 'Pricing: Basic at $19 a month, net, or custom',
  description:
    'Catalogue automations at $19 a month, net, with 20% off for a year in advance and a 14-day trial, or individual development at a fixed price.',
  long: 'An everyday ticket,',
  short: 'or a track of your own.',
  lede: 'Two ways to travel: the basic plan for automations from the catalogue, and custom development for what it does not cover.',
  trial: {
    stop: 'Trial',
    long: 'Fourteen days to try it out,',
    short: 'then it simply ends.',
    day: 'Day {{day}}',
    days: [
      {
        day: 0,
        title: 'Sign up',
        text: 'Name, email, password. We ask for no card, so there is nothing to cancel.',
      },
      {
        day: 3,
        title: 'Run real cases',
        text: 'Name up to three automations from the catalogue: we switch them on with you, the quickest on day three. The catalogue says how long each takes. At first a person approves each result.',
      },
      {
        day: 8,
        title: 'Read the log',
        text: 'Count what ran through, what was handed to a person, and what went wrong.',
      },
      {
        day: 14,
        title: 'It ends by itself',
        text: 'No invoice, no cancellation. You keep the free plan, and can download anything beyond it for 30 days. It continues only if you order.',
      },
    ],
  },
  year: {
    stop: 'A year',
    long: 'Pay twelve months up front',
    short: 'and the bar gets shorter.',
    drawing:
      'Twelve months at {{monthly}} come to {{full}}; paid in advance they cost {{sum}}, {{saving}} less.',
    kept: '{{saving}} stays with you',
    caption: 'The basic plan, paid monthly and annually; net prices',
    columns: { item: 'Payment', monthly: 'Monthly', annual: 'Annual' },
    rows: {
      month: 'Per month',
      total: 'Twelve months',
      due: 'Due',
      ends: 'You can leave',
    },
    due: { monthly: 'in advance, month by month', annual: 'in advance, once' },
    ends: {
      monthly: 'at the end of any contract month',
      annual: 'at the end of the paid year, with one month’s notice',
    },
    advice:
      'Our advice: stay monthly until the automation has survived one month-end. The discount is not worth a year with the wrong plan.',
  },
  track: {
    stop: 'Custom',
    long: 'Four stations,',
    short: 'and you pay at the last one.',
    free: 'free',
    fixed: 'fixed price',
    steps: [
      {
        time: 'max. {{sessionHours}} h',
        title: 'Requirements session',
        text: 'One process, as it really runs, timed step by step.',
      },
      {
        time: 'max. {{demoDays}}\u00a0days',
        title: 'Working demo',
        text: 'Built on your case, so that you judge something that works. These are working days.',
      },
      {
        time: 'as needed',
        title: 'Goals and ROI',
        text: 'Hours, error rate, lead time, price: written down before you decide.',
      },
      {
        time: 'max. {{implementationDays}} days',
        title: 'Implementation',
        text: 'Production-ready in your IT, at the price agreed before we start.',
      },
    ],
    note: 'What the last station costs depends on systems, exceptions and volume. The estimate shows the range at once, with no form and no call.',
    estimate: 'Estimate the price of your process',
  },
  choice: {
    stop: 'Which one',
    long: 'When the ticket is enough,',
    short: 'and when it is not.',
    caption: 'Basic and custom compared',
    columns: { question: 'Question', basic: 'Basic', custom: 'Custom' },
    rows: [
      {
        question: 'Your process',
        basic: 'is in the catalogue, give or take a field',
        custom: 'has its own exceptions, or spans systems no catalogue covers',
      },
      {
        question: 'It runs',
        basic: 'on our servers in the EU',
        custom: 'in your cloud, your server room or with us',
      },
      {
        question: 'Changes',
        basic: 'you make yourself, in the settings',
        custom: 'we build, or your team after the handover',
      },
      {
        question: 'You pay',
        basic: 'per month or per year, net',
        custom: 'once per project, after acceptance, plus what running it costs',
      },
      {
        question: 'Wrong choice when',
        basic: 'two people would have to correct it every day',
        custom: 'a catalogue automation would do for a fiftieth of the price',
      },
    ],
  },
  call: {
    long: 'Not sure which one?',
    short: 'Bring the process.',
    text: 'In the free session we also say when the small ticket is enough. Then you pay us nothing but $19 a month, net, and that is fine.',
  },
}
