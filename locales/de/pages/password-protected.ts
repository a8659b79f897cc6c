import type { passwordProtected as english } from '#locales/en/pages/password-protected.ts'

export const passwordProtected: typeof english = {
  title: 'Ihre vorbereitete Demo öffnen',
  description: 'Öffnen Sie die für Sie vorbereitete Demo mit dem Zugangscode aus unserer E-Mail.',
  long: 'Ihre Demo',
  short: 'wartet auf diesem Gleis.',
  lede: 'Wir haben eine Demo für Sie vorbereitet. Der Zugangscode steht in unserer E-Mail und gilt 30 Tage.',
}
