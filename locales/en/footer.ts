export const footer = {
  offer: 'Offer',
  knowledge: 'Knowledge',
  company: 'Company',
  legal: 'Legal',
  cookieSettings: 'Cookie settings',
  claim: { long: 'Long processes,', short: 'made short.' },
  rights: '© {{year}} {{name}}',
  businessOnly: 'Our offer is for businesses only. All prices are net, plus VAT.',
  sample: 'Demonstration: name, address and register data of this company are samples.',
}
