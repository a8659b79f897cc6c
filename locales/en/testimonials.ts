export const testimonials = {
  sample: 'Sample text',
  statements: {
    accounting: {
      role: 'Head of accounting',
      text: 'The first week was worse than before: consolidated invoices got stuck, all of them. It was put right in two days. Since then I only see an invoice when something is really wrong with it.',
    },
    payables: {
      role: 'Clerk, accounts payable',
      text: 'Nobody asked me whether I wanted it. They did ask me how the exceptions work, for two hours. That made the difference.',
    },
    'spare-parts': {
      role: 'Head of sales, spare parts',
      text: 'Quotes go out the same day now. What I did not expect: we had to tidy up our price list first, and that was our work, not theirs.',
    },
    claims: {
      role: 'Team lead, claims',
      text: 'The sorting runs by itself; the deciding does not. That is what we wanted, and that is what the works agreement says.',
    },
    onboarding: {
      role: 'Head of administration, care provider',
      text: 'New colleagues have their access on the first morning. Before, it took until Thursday on average, and sometimes until the week after.',
    },
    tenders: {
      role: 'Estimator',
      text: 'It misses about one tender in twenty that I would have looked at. I used to miss more, because I never got round to them.',
    },
    support: {
      role: 'Support lead',
      text: 'The demo convinced me because it got something wrong, said so, and asked me. The polished demos before it were never wrong.',
    },
    orders: {
      role: 'Order desk',
      text: 'Orders still arrive by fax and as voice messages. Now they are in the system before I have poured my coffee, and the unclear ones are marked in yellow.',
    },
    returns: {
      role: 'Head of operations, online shop',
      text: 'We use the photo check for seven product groups out of nine. Glass and textiles are still judged by people, as we were told they would be.',
    },
    reporting: {
      role: 'Controller, municipal utility',
      text: 'The monthly report is out on the second working day instead of the ninth. I read it instead of building it.',
    },
    dispatch: {
      role: 'Dispatcher',
      text: 'The agent writes to carriers and waits for answers, at night too. It cannot rebook anything, and I would like to keep it that way.',
    },
    tax: {
      role: 'Managing partner, tax practice',
      text: 'The biggest gain needed no software: the drawing showed that one approval caused most of the waiting. We dropped it. What was left to automate was small, and so was the invoice.',
    },
  },
}
