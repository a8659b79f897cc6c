export const pricing2Details = {
  title: 'All plans in detail, with billing questions',
  description:
    'The full comparison of all four plans line by line, what counts as a case, and answers on billing, VAT, trial and cancellation.',
  long: 'Every fare condition,',
  short: 'line by line.',
  lede: 'The full comparison, what we count as a case, and the questions that accounting asks.',
  compare: {
    stop: 'Comparison',
    heading: 'All four plans compared',
    caption: 'Conditions of the four plans',
    condition: 'Condition',
    pick: 'Show plan',
    yes: 'yes',
    no: 'no',
    any: 'any number',
    groups: {
      price: 'Price',
      volume: 'Volume',
      operation: 'Operation',
      contract: 'Contract',
    },
    price: {
      monthly: 'Per month, paid monthly',
      annual: 'Per month, paid annually',
      sum: 'Invoice for a year in advance',
      saving: 'Saved over twelve months',
      request: 'on request',
      none: 'not applicable',
    },
    volume: {
      cases: 'Cases per month',
      automations: 'Automations running at a time',
      users: 'Users',
      logDays: 'Log of every run kept for',
      days: '{{count}} days',
    },
    operation: {
      choice: 'Automations to choose from',
      all: 'the full catalogue',
      integrations: 'Integrations',
      eu: 'Servers in the EU',
      own: 'In your own cloud or server room',
      uptime: 'Availability promised where we operate it',
      login: 'Log-in with your company account',
      agreed: 'by agreement',
      support: 'Support',
      supports: {
        free: 'questions and answers',
        starter: 'by email, answer within one working day',
        professional: 'by email, answered first, within one working day',
        enterprise: 'named contact, by phone too',
      },
    },
    contract: {
      trial: 'Free trial',
      always: 'always free',
      days: '{{count}} days',
      first: 'with Starter first',
      demo: 'demo instead',
      card: 'Credit card needed',
      ends: 'Ends',
      anyTime: 'at any time',
      term: 'at the end of the contract month or, with one month’s notice, of the paid year',
      processing: 'Data processing agreement (Art.\u00a028\u00a0GDPR)',
      export: 'Export as JSON and CSV',
      who: 'Who may order',
      businesses: 'businesses, public bodies',
    },
  },
  cases: {
    stop: 'Counting',
    long: 'One invoice with three pages',
    short: 'is one case.',
    lede: 'A case is one thing that runs through an automation from start to finish. Pages, lines and repeats do not count, and neither do our mistakes.',
    caption: 'What counts as a case',
    columns: { example: 'Example', count: 'Cases' },
    tally: 'Tally',
    rows: [
      { example: 'One invoice with three pages', count: 1 },
      { example: 'One email with four invoices attached', count: 4 },
      { example: 'One order with twelve lines', count: 1 },
      { example: 'One ticket that is reopened twice', count: 1 },
      { example: 'One nightly report on 600\u00a0postings', count: 1 },
      { example: 'One case that fails and is run again', count: 1 },
      { example: 'Test runs with sample data', count: 0 },
    ],
  },
  invoice: {
    stop: 'In black and white',
    long: 'What arrives in accounting',
    short: 'in the first year.',
    lede: 'A sample invoice for the Starter plan, paid a year in advance by a customer in Germany, in euros. Nothing is added later.',
    slip: 'Sample invoice',
    item: 'Starter, twelve months in advance',
    rate: '12 × {{monthly}}, less {{discount}}',
    net: 'Net amount',
    vat: 'VAT {{rate}}',
    total: 'Amount due',
    due: 'Due 14 days after receipt, by bank transfer',
    note: 'Customers in other EU countries receive the invoice without VAT (reverse charge) if they give us a valid VAT ID. As a rule, no German VAT is charged outside the EU. This is not tax advice.',
  },
  billing: {
    stop: 'Billing',
    long: 'What accounting asks',
    short: 'before it signs.',
    questions: [
      {
        question: 'In which currency are we billed?',
        answer:
          'In euros or in dollars, as agreed when you order; the confirmation names it. German pages show prices in euros, English ones in dollars. The figure in the price list is the same in both, and we do not convert it at the day’s rate.',
      },
      {
        question: 'In what format do invoices come?',
        answer:
          'An e-invoice in the ZUGFeRD format, XRechnung on request, by email to the address you name. Your order number goes on it if you give us one.',
      },
      {
        question: 'Is VAT included?',
        answer:
          'No. All prices are net and for businesses only, within the meaning of section 14 of the German Civil Code. VAT is added where it applies. We do not sell to consumers.',
      },
      {
        question: 'What happens when the trial ends?',
        answer:
          'Nothing is charged, because we never asked for payment details. The trial ends after {{trialDays}} days by itself and does not become a paid contract. You keep the free plan, and can download anything beyond it for 30 days.',
      },
      {
        question: 'What if we exceed the cases of our plan?',
        answer:
          'We tell you. Cases under way are completed, new ones wait, and you pay more only if you order a larger plan. There is no automatic upgrade and no price per extra case.',
      },
      {
        question: 'Which law governs the servers, and what is in an export?',
        answer:
          'The servers of the plans are in the EU, under EU law and that of the country they are in. If an authority outside the EU demands data, we hand it over only where EU law or an agreement allows it; we examine every request, refuse unlawful ones and tell you as far as we may. Our providers are bound by contract to do the same (Arts. 28 and 32 of Regulation (EU) 2023/2854). An export holds workflows, settings and cases as JSON, logs and lists as CSV (UTF-8, times in ISO 8601); a description of all fields comes with it.',
      },
      {
        question: 'Can we leave during a year that is paid in advance?',
        answer:
          'Normally at its end, with one month’s notice; we remind you six weeks ahead. If you switch to another provider or to your own systems before that, we refund the full months not used; the months used are then charged at the monthly price.',
      },
      {
        question: 'Can prices rise?',
        answer:
          'Yes, with eight weeks’ notice and only from the end of the current term. The notice states the new price and your right to leave before it applies.',
      },
      {
        question: 'Do we pay for people who only look?',
        answer:
          'Everyone who logs in counts as a user, whether they approve, change or only read. Those who only get an email with a result do not. Users within your plan’s limit cost nothing extra.',
      },
    ],
  },
}
