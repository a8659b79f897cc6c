export const contact = {
  title: 'Contact: write, call, or bring a process',
  description:
    'Ask a question, report a fault, or send us a process. We answer within one working day, in English or German.',
  long: 'Ask us something,',
  short: 'get an answer.',
  lede: 'One form, one mailbox, read by the people who build. We answer within one working day, in English or German.',
  stop: 'Enquiries',
  waits: {
    title: 'The longest you wait, to scale',
    label:
      'Three enquiries on a scale of eight days: one sent on Tuesday morning is answered by Wednesday evening; those sent on Friday afternoon and on Sunday are answered by Monday evening.',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon'],
    rows: ['Sent Tue morning: by Wed', 'Sent Fri afternoon: by Mon', 'Sent Sun night: by Mon'],
    note: 'Hatched: you wait. Pale: office closed. Working days are Monday to Friday, except national German holidays.',
  },
  slipStop: 'The form',
  slip: 'Write to us',
  submit: 'Send message',
  hints: {
    message: 'What happens today, what should happen instead, and by when.',
    phone: 'Only if we should call you back.',
    address: 'Only if you would like the answer on paper.',
  },
  direct: {
    title: 'Without the form',
    phone: 'Phone',
    mail: 'Email',
    post: 'Post',
    next: 'After sending',
    steps: [
      'Stored, and you see a reference number',
      'Past the spam check: a confirmation is on its way by email',
      'By now at the latest, a person has answered',
    ],
    stepNote: '1 d is one working day.',
  },
  done: {
    title: 'Thank you. Your message is stored and will be read.',
    text: 'Please quote the reference if you call. After the spam check a confirmation follows by email.',
    received: 'Message received',
    answer: 'Our answer, at the latest',
    answerText: 'If it takes longer, we will tell you by then, and why.',
  },
  counters: {
    stop: 'Other windows',
    long: 'Perhaps another window',
    short: 'is quicker.',
    rows: {
      demo: {
        matter: 'A process takes too long and you want it shorter',
        text: 'Free session of at most two hours, working demo within two working days of it.',
        link: 'Request a demo',
      },
      stopped: {
        matter: 'One of your automations has stopped',
        text: 'Write its name and the time of the last good run; we answer within one working day. If phone support is agreed, as with Enterprise, call.',
        link: 'Report a fault',
      },
      privacy: {
        matter: 'You want to know, correct or delete what we store about you',
        text: 'A short email is enough. We only check if we cannot tell who is writing.',
        link: 'Email us about your data',
      },
      security: {
        matter: 'You have found a security hole',
        text: 'Thank you. Tell us how to reproduce it; we reply before we fix it.',
        link: 'Report a vulnerability',
      },
      work: {
        matter: 'You would like to work here',
        text: 'Four roles are open, one form for all.',
        link: 'Open roles',
      },
      asked: {
        matter: 'Somebody has probably asked this before',
        text: 'Price, data, duration, works council: the answers are written down.',
        link: 'Questions and answers',
      },
    },
  },
}
