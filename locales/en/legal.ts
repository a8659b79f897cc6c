export const legal = {
  contents: 'Contents',
  updated: 'As of {{date}}',
  count: '{{count}} clauses',
  print: 'Print',
  note: 'In short',
}
