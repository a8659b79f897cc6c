export const contact = {
  title: 'Contact: write, call, or bring a process',
  description:
    'Ask a question, report a fault, or send us a process. We answer every message within one working day, in English or German.',
  long: 'Ask us something,',
  short: 'get an answer.',
  lede: 'One form, one mailbox, read by people who build. We answer within one working day.',
}
