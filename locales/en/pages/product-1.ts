export const product1 = {
  title: 'Automation catalogue: 41 automations, ready to depart',
  description:
    'Search automations by department, method, platform and effort. Each with its problem, what runs afterwards, delivery days and limits.',
  long: 'Automations,',
  short: 'ready to depart.',
  lede: 'Each line is an automation we have thought through: what it removes, what it needs from you, how many days until it runs, and where it ends.',
}
