export const terms = {
  title: 'Terms and conditions for business customers',
  description:
    'The terms for using the plans and for individual development: scope, trial, prices, liability, data, term and termination. Businesses only.',
  long: 'Terms and conditions,',
  short: 'in plain words.',
  lede: 'These terms apply to businesses only. We wrote them to be read, and drew the part that most people look for first: where you can get off.',
  stop: 'Exits',
  exits: {
    caption: 'One year of a contract, to scale. A filled station is a point at which you can leave.',
    month: '{{count}} months',
    rows: {
      trial: { name: 'Free trial', text: 'ends by itself after {{days}} days' },
      monthly: { name: 'Paid monthly', text: 'you can leave at the end of every contract month' },
      annual: {
        name: 'Paid yearly',
        text: 'you can leave at the end of each paid year; reminder six weeks before',
      },
      switching: {
        name: 'Switching provider',
        text: 'at any time: two months’ notice, then at most 30 days of transition; used months are charged at the monthly price, full unused ones refunded',
      },
    },
    remind: 'reminder',
    notice: 'last day for notice',
    example: 'example',
  },
  remark: 'The notes in the margin sum up each clause. Only the clause itself is binding.',
  notes: {
    scope: 'For businesses, not for consumers. Your own terms apply only if we agree.',
    subject: 'You rent software, or we build something for you. Until you order, it costs nothing.',
    conclusion: 'You can correct the form before sending it, and we confirm that it arrived.',
    trial: 'It stops without your doing anything. No payment details, no surprise.',
    plans: 'A full plan never costs more by itself: you are told, and you decide.',
    development: 'What, for how much, by when: all three are in the offer. You get the source code.',
    acceptance: 'Ten working days to check against criteria that were agreed beforehand.',
    duties: 'Access, test data, one person who may decide. Without these nobody is fast.',
    'learning-methods':
      'Learning methods are sometimes wrong. How often, and who then decides, is agreed in writing.',
    prices: 'Net, plus VAT, in advance for plans, after acceptance for development.',
    availability: 'How availability is measured, and what happens if we miss the promise.',
    defects: 'We repair. One year for what we built for you.',
    liability:
      'Unlimited for intent, gross negligence and personal injury; for simple negligence only for essential duties and only for the foreseeable damage.',
    'rights-of-use':
      'Once it is paid for, you may run and change the result indefinitely. Your data stays yours.',
    'data-protection':
      'A processing agreement comes first: with the order, or before a trial touches your data.',
    confidentiality: 'From the first conversation. Your name is not advertised unless you say so.',
    term: 'Monthly or yearly. An email is enough.',
    switching: 'You can leave for another provider and take your data with you, free of charge.',
    changes: 'Not behind your back.',
    law: 'German law, courts at our registered office.',
  },
}
