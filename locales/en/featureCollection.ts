export const featureCollection = {
  stop: 'In figures',
  heading: 'Three claims, drawn to scale',
  checked: 'Definition last checked on {{date}}',
  more: 'How each number is counted',
  integrations: {
    drawing: '{{count}} ticks, one for each integration',
    text: 'integrations, one tick each. Accounting, CRM, ERP, mail, storage, ticketing and the old database in the basement.',
    definition:
      'We count named systems with a documented way in: interface, database, file or mailbox. Each counts once.',
  },
  platforms: {
    drawing: '{{count}} ticks, one for each platform',
    text: 'platforms we build on, so the tool follows your IT and not the other way round.',
    definition:
      'We count software that customers already run and that can carry an automation, from office suites to databases.',
  },
  uptime: {
    drawing: 'One year to scale, with {{downtime}} marked',
    text: 'uptime. The bar is one year, {{hours}}\u00a0hours. The mark is the downtime allowed: {{downtime}}.',
    definition:
      'Applies to the paid plans we operate, measured every minute over a calendar year; maintenance announced in advance is not counted. In your own IT an automation is as available as your IT.',
  },
}
