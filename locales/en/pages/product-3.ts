export const product3 = {
  title: 'ROI forecast: what an automation returns',
  description:
    'Cases, minutes, cost per hour, error rate: a forecast of hours, money and payback over three years, as a range, with the formula shown.',
  topStop: 'Return',
  long: 'Three answers',
  short: 'instead of one guess.',
  lede: 'Eleven figures from your process become hours, money and a payback month. Conservative, expected, optimistic: every assumption has a name, and the formula is open.',
  stop: 'Forecast',
  startFrom: 'Start from',
  start: {
    example: 'Example process',
    link: 'The link you opened',
    own: 'Your figures',
    workflow: 'Your workflow',
    automations: 'Automations from the catalogue',
    useCases: 'Worked examples',
  },
  startNote:
    'All presets are assumptions. The costs are those of individual development; on a plan, its price applies. Drag or type until the figures are yours.',
  currency: 'Currency',
  currencyNote: 'Only the symbol changes. Amounts are not converted.',
  noScript:
    'Figures of your own need JavaScript. Without it you see the example; in the free sessions we calculate with yours.',
  notes: {
    unreadable:
      'The address carried figures that could not be read, so this is the example. Perhaps the link was cut off: please ask for it again.',
    clamped: 'Some figures were outside what this forecast can hold and were set to their limit: {{names}}.',
    unknown: 'The link names an entry that no longer exists here, so this is the example.',
  },
  instrument: 'Forecast calculator',
  groups: {
    process: 'The process',
    benefit: 'What it saves',
    cost: 'What it costs',
  },
  verdictStop: 'Verdict',
  reasons: {
    good: 'In the conservative case the money is back in month {{conservative}}, in the expected case in month {{expected}}. The range narrows with every figure you measure. The most decisive one at the moment: {{input}}.',
    slow: 'Month {{expected}} is a long way off for software; the systems around it may look different by then. Start with the most frequent kind of case only, and enter the lower one-off cost here.',
    risky:
      'In the expected case the money is back in month {{expected}}, in the conservative case not within three years. Everything depends on figures that nobody has measured yet. Begin with this one: {{input}}.',
    beyond:
      'Even in the expected case the money is not back within three years. By then the process, the systems or the people will have changed.',
    running:
      'The benefit is {{benefit}} a month; keeping it running costs {{running}}. That gap does not close over time; it grows.',
    nothing:
      'With these figures there is no benefit in money. Either a figure is still missing, or the process is fine as it is.',
  },
  needed: 'It would take about {{cases}} a month for payback within two years.',
  instead: 'What to do instead',
  insteadList: [
    'Leave the step out. A check or a copy nobody would miss needs no automation.',
    'A template, a checklist, a shared mailbox: an afternoon of work, no running cost.',
    'Bundle it with a process that uses the same documents or systems. One connection then serves both.',
  ],
  whenNot: 'When not to automate',
  send: 'Send this with my request',
  sendNote: 'You see it again on the form and can remove it there. Until then it stays in this browser tab.',
  oneCase: '1 case',
  cases: '{{count}} cases',
  summary:
    '{{cases}} a month at {{minutes}} min: about {{hours}} h freed per year, payback in month {{month}}, about {{money}} after three years.',
  summaryNever:
    '{{cases}} a month at {{minutes}} min: about {{hours}} h freed per year, no payback within three years ({{money}}).',
  formulaStop: 'Formula',
  formulaLong: 'Nothing is hidden.',
  formulaShort: 'Check it by hand.',
  formulaFor: 'Show the calculation for',
  formulaRounding:
    'The big figures above are rounded to two digits, because the inputs are no more exact than that. The formula is not rounded, so you can check it.',
  formulaRamp:
    'During ramp-up half the benefit counts. If it grew evenly from nothing to full, the total would be the same.',
  formulaLeftOut:
    'Left out on purpose: growth, discounting, tax. Over three years they usually change less than the uncertainty of the inputs does.',
  article: 'The article behind it, with a worked example',
  decidesStop: 'What decides',
  decidesLong: 'Seven estimates.',
  decidesShort: 'One or two decide.',
  decidesLede:
    'The expected case with one figure at a time set to its conservative value. The bar shows by how many months that moves the payback. The topmost figure is the one to measure first.',
  decidesNever:
    'In the expected case the money is not back within three years, so there is no payback that a single figure could move. See the verdict above.',
  decidesAt: 'at {{value}}',
  decidesMonth: 'month {{month}}',
  decidesAxis: 'months after go-live',
  rangesStop: 'Ranges',
  rangesLong: 'How far off',
  rangesShort: 'could it be?',
  rangesLede:
    'These seven figures make the difference between the three cases. Change what you know better: a measured figure has no range and gets 0 on both sides.',
  figure: 'Figure',
  ranges: {
    minutesPerCase: 'Estimated minutes are usually too high. Five timed cases replace the estimate.',
    automatableShare: 'Exceptions that nobody mentioned lower it. A demo of your own case narrows it down.',
    usableShare:
      'Of the freed time: the most disputed figure. It rises when you decide beforehand what the freed hours are for.',
    errorsAvoided: 'Known only after some weeks of operation, hence the widest range.',
    oneOffCost: 'Workshops, test data and training take up your own people’s hours too.',
    runningCostPerMonth: 'Usage fees follow the volume, and connected systems change.',
    rampUpMonths: 'In months. Exceptions turn up, and trust takes time.',
  },
  reset: 'Back to the usual ranges',
  resetDone: 'The usual ranges apply again.',
  meaning: 'What the figures mean',
  meanings: {
    casesPerMonth:
      'One run of the process: an invoice, a ticket, an order. Average of the last three months.',
    minutesPerCase: 'Hands-on work only, without waiting.',
    costPerHour: 'What an hour costs the company: wage, social security, workplace.',
    automatableShare: 'The part of the work in a case that software takes over. Exceptions stay with people.',
    usableShare:
      'Of the freed time. Freed minutes are scattered over the day. Only what really becomes other work is money; without a plan for it, 50% is a generous assumption.',
    errorRate: 'Cases that somebody has to touch a second time because something was wrong.',
    costPerError: 'Rework, credit note, lost discount: the average of one such case.',
    errorsAvoided: 'Software makes fewer mistakes of the human kind, and some of its own.',
    rampUpMonths: 'The time in which every result is still checked. It counts half.',
    oneOffCost: 'Implementation, plus your own people’s hours for the project.',
    runningCostPerMonth:
      'Hosting, licences, usage fees, maintenance, and the hours of whoever looks after exceptions.',
  },
  takeStop: 'Take it with you',
  takeLong: 'Take it into the meeting',
  takeShort: 'on one page.',
  takeLede:
    'The figures are in the address of this page and nowhere else: the part after # never reaches our server. Anyone with the link sees exactly this.',
  copyLink: 'Copy link',
  copyText: 'Copy as text',
  csv: 'Download CSV',
  print: 'Print on one page',
  copied: 'Copied.',
  copyFailed: 'The browser does not allow copying here. The link is in the address bar.',
  table: 'The curve as a table',
  tableCaption: 'Cumulative result at the end of each month, before rounding',
  tableMonth: 'Month',
  sheetNote: 'Estimates, not a promise. Open again with all assumptions:',
}
