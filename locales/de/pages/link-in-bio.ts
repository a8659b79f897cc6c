import type { linkInBio as english } from '#locales/en/pages/link-in-bio.ts'

export const linkInBio: typeof english = {
  title: 'Kurztakt für die Tasche: alle Links',
  description:
    'Der Taschenfahrplan: die kostenlose Session, der Katalog, die Prognose und die neuesten Artikel auf einer kleinen Seite.',
  long: 'Kurztakt,',
  short: 'Taschenformat.',
  lede: 'Alle Verbindungen auf einer kleinen Seite.',
}
