export const cards = {
  title: 'Pattern library: blocks and controls',
  description:
    'Every block and control of the site as a living component, with states, name, use and properties.',
  long: 'What a page is made of,',
  short: 'piece by piece.',
  lede: 'Rows, tickets, tables and controls with all their states, rendered from the real components of this site.',
}
