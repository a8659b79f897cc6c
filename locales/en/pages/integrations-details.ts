export const integrationsDetails = {
  title: 'SAP S/4HANA: one integration in full',
  description:
    'Data flow, permissions, limits and failure cases of one integration, shown in full as we document it for every customer.',
  long: 'One connection,',
  short: 'in full.',
  lede: 'This is how we document a connection before we build it: data flow, permissions, limits, and what happens when the other side is down.',
}
