export const workflow = {
  stop: 'Collaboration',
  long: 'From first call to production,',
  short: 'drawn to scale.',
  lede: 'Four steps. The first three are free, the third takes as long as it takes, and only the last costs money. Days up to the demo are working days.',
  max: 'max.',
  free: 'free',
  paid: 'paid',
  youDecide: 'you decide',
  asNeeded: 'as needed',
  hours: 'hours',
  days: 'days',
  bigDays: '{{days}} days',
  session: {
    name: 'Requirements session',
    text: 'You show us one process as it really runs. We ask, sketch and time it together, online. You keep the drawing.',
  },
  demo: {
    name: 'Working demo',
    text: 'After at most {{days}} days you click through a demo built on your case: your fields, your approval, the exception nobody wrote down.',
  },
  goals: {
    name: 'Goals and ROI',
    text: 'In as many online sessions as it takes, we agree what counts: hours, error rate, lead time. The forecast is written down before you decide.',
  },
  implementation: {
    name: 'Implementation',
    text: 'Production-ready automation inside your own IT, with logging, documentation and a proper handover to your team.',
  },
}
