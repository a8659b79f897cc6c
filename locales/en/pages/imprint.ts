export const imprint = {
  title: 'Legal notice',
  description:
    'Who is responsible for this website: company, address, representatives, register, VAT number and contact, as German law requires.',
  long: 'Who is responsible,',
  short: 'in full.',
  lede: 'Information according to section 5 of the German Digital Services Act (DDG).',
}
