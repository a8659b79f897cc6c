export const navigation = {
  home: 'Home',
  product: 'Product',
  pages: 'Pages',
  account: 'Account',
  contact: 'Contact',
  automationCatalogue: 'Automation catalogue',
  articles: 'Articles',
  individualDevelopment: 'Individual development',
  pricing: 'Pricing',
}
