export const footer = {
  offer: 'Services',
  knowledge: 'Knowledge',
  company: 'Company',
  legal: 'Legal',
  cookieSettings: 'Cookie settings',
  claim: { long: 'Long processes,', short: 'made short.' },
  rights: '© {{year}} {{name}}',
  businessOnly: 'We serve businesses only. All prices are net, plus VAT.',
  sample: 'Demonstration: this company’s name, address and register data are samples.',
}
