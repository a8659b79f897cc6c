export const cards = {
  title: 'Pattern library: blocks and controls',
  description:
    'Every block and control on the site as a living component, with states, name, use and properties.',
  long: 'What a page is made of,',
  short: 'piece by piece.',
  lede: 'Rows, tickets, tables and controls with all their states, rendered from this site’s real components.',
  patterns: {
    board: {
      name: 'Departures board',
      use: 'For lists that visitors search: one line per entry, the same columns everywhere.',
      avoid: 'For fewer than five entries. Then a list will do.',
    },
    ticket: {
      name: 'Price',
      use: 'Wherever a price appears: period, tax note and who it is for.',
      avoid: 'For a number that nobody pays.',
    },
    stops: {
      name: 'Stops before and after',
      use: 'To show how often a person has to touch a case, today and afterwards.',
      avoid: 'For durations. Stops are counted, time is measured.',
    },
    table: {
      name: 'Table',
      use: 'For data compared across rows. Becomes a list of pairs on a phone.',
      avoid: 'For layout, and for lists with one column.',
    },
    fold: {
      name: 'Fold',
      use: 'For answers that only some visitors need. Native, so it works without a script and can be searched.',
      avoid: 'To hide what everyone should read.',
    },
    tags: {
      name: 'Tags',
      use: 'To classify in one or two words: free, paid, sample.',
      avoid: 'As decoration, or as a button.',
    },
    switch: {
      name: 'Switch and tabs',
      use: 'Switch: two to five values of one setting. Tabs: two to six views of one thing.',
      avoid: 'For steps that must be taken in order.',
    },
    slider: {
      name: 'Slider with exact field',
      use: 'For estimates: drag to explore, type to be exact. Values out of range are explained, not swallowed.',
      avoid: 'For numbers that someone knows exactly. Then use the field alone.',
    },
    fields: {
      name: 'Form fields',
      use: 'With a label above, a hint below, and a sentence when something is wrong.',
      avoid: 'With placeholders for labels.',
    },
    ruler: {
      name: 'Ruler',
      use: 'Below everything that has a length in time. Ticks are to scale.',
      avoid: 'As an ornament without a unit.',
    },
    stations: {
      name: 'Stations',
      use: 'For stages that follow each other, with the current one marked.',
      avoid: 'For things that may happen in any order.',
    },
  },
  sample: {
    table: {
      caption: 'Two steps of an example process',
      columns: { step: 'Step', wait: 'Waiting', work: 'Work' },
      rows: { typed: 'Typed into the ERP', approved: 'Approved' },
    },
    fold: {
      question: 'What counts as a case?',
      answer: 'One invoice, one ticket, one order: whatever passes through the process once.',
    },
    tags: { plain: 'sample', free: 'free', paid: 'paid' },
    switch: { label: 'View', today: 'Today', after: 'With Kurztakt' },
    tabs: {
      label: 'Two views',
      drawing: 'Drawing',
      list: 'List',
      drawingText: 'The process as a line to scale.',
      listText: 'The process as an ordered list.',
    },
    slider: {
      label: 'Cases per month',
      number: 'Please enter a number.',
      range: 'Only values from {{min}} to {{max}}; set to {{value}}.',
    },
    fields: {
      name: 'Name',
      email: 'Email',
      message: 'Message',
      choice: 'Department',
      choose: 'Please choose',
      finance: 'Finance',
      sales: 'Sales',
      agree: 'I have read this',
      hint: 'At least 20 characters',
      error: 'Please enter a valid email address',
    },
    stations: { first: 'Session', second: 'Demo', third: 'Implementation' },
  },
}
