export const legal = {
  contents: 'Contents',
  clauses: 'The text',
  updated: 'As of {{date}}',
  count: '{{count}} clauses',
  print: 'Print',
  note: 'In short',
}
