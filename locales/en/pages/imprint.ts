export const imprint = {
  title: 'Legal notice: company, address and contact',
  description:
    'Who is responsible for this website: company, address, representatives, register, VAT number and contact, as German law requires.',
  long: 'Who is responsible,',
  short: 'in full.',
  lede: 'Information under section 5 of the German Digital Services Act (DDG).',
  address: 'Address',
  representatives: 'Represented by',
  phone: 'Phone',
  email: 'Email',
  register: 'Commercial register',
  vat: 'VAT identification number',
  form: 'or via the contact form',
}
