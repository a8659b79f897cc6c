import type { navigation as english } from '#locales/en/navigation.ts'

export const navigation: typeof english = {
  home: 'Start',
  product: 'Produkt',
  pages: 'Seiten',
  account: 'Konto',
  contact: 'Kontakt',
  automationCatalogue: 'Automatisierungs\u00adkatalog',
  articles: 'Artikel',
  individualDevelopment: 'Individuelle Entwicklung',
  pricing: 'Preise',
}
