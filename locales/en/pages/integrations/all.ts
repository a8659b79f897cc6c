export const integrationsAll = {
  title: 'Integrations in full',
  description:
    'Systems {{first}} to {{last}} of {{all}} with all their text: what we read and write there, which access it needs, and where the limits are.',
  long: 'Integrations,',
  short: 'in full.',
  lede: 'The directory with the full text of each system, without search or filters. Open a line to read it.',
  back: 'Back to directory',
  count: 'Systems {{first}} to {{last}} of {{all}}',
}
