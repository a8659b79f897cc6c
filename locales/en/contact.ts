/** The labels of the contact form. */
export const contact = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  phone: 'Phone',
  address: 'Address',
}
