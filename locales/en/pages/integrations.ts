export const integrations = {
  title: 'Integrations: the systems we connect',
  description:
    'ERP, CRM, accounting, mail, files, HR, ticketing and databases: what we read and write there, how we sign in, and where the limits are.',
  long: 'Your systems',
  short: 'stay where they are.',
  lede: 'We connect what you already run. For each system: what we read, what we write, how we sign in, and where the limits are.',
}
