export const passwordProtected = {
  title: 'Open your prepared demo',
  description: 'Open the demo that was prepared for you with the access code from our email.',
  long: 'Your demo',
  short: 'is waiting on this track.',
  lede: 'We have prepared a demo for you. The access code is in our email, with the day it expires.',
  stop: 'Platform',
  board: {
    track: 'Track',
    train: 'Train',
    calls: 'Calls at',
    state: 'Status',
    trainName: 'Your demo',
    callsAt: 'Your process, step by step, with invented data',
    waits: 'waits for the code',
    leaves: 'departs',
  },
  slip: 'Access to a prepared demo',
  code: 'Access code',
  hint: 'As in the email; capitals and hyphens do not matter.',
  submit: 'Open the demo',
  wrong: 'This code opens no demo. Check it against the email.',
  expired: 'This code has expired or was withdrawn. If you still need the demo, write to us.',
  ended: 'The demo that was open here is closed: it has expired or was withdrawn.',
  noCookie:
    'The code is right, but this browser keeps no cookie, and without one the demo stays closed. Allow cookies for this site, then try again.',
  done: 'The doors are open.',
  opened: {
    stop: 'Departed',
    preparedFor: 'prepared for {{name}}.',
    until:
      'Open until {{date}}. In this browser it stays open for {{hours}} hours, then it asks for the code again.',
    part: 'Stop {{number}} of {{count}}',
    workflow: 'Change it in the workflow tool',
    forecast: 'Change the figures in the forecast',
  },
  validity: {
    title: 'Usually thirty days, then the track is cleared',
    text: 'After that we delete the demo. Your drawing and the list of open points stay yours.',
    start: 'email with the code',
    end: 'demo deleted',
  },
  help: {
    stop: 'Information',
    rows: {
      noCode: {
        question: 'No code yet?',
        answer: 'It comes no later than two working days after the session, from the person you spoke to.',
        link: 'Request a demo',
      },
      lost: {
        question: 'Email lost?',
        answer: 'We send you a new code, but only to the same address.',
        link: 'Write to us',
      },
      share: {
        question: 'Can colleagues see it?',
        answer: 'Yes. Share the code within your company. It opens this one demo and nothing else.',
        link: 'How a demo works',
      },
    },
  },
}
