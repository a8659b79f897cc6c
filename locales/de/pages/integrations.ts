import type { integrations as english } from '#locales/en/pages/integrations.ts'

export const integrations: typeof english = {
  title: 'Integrationen: die Systeme, die wir verbinden',
  description:
    'ERP, CRM, Buchhaltung, E-Mail, Ablage, Personal, Tickets und Datenbanken: was wir dort lesen und schreiben, wie wir uns anmelden und wo Schluss ist.',
  long: 'Ihre Systeme',
  short: 'bleiben, wo sie sind.',
  lede: 'Wir verbinden, was Sie schon betreiben. Zu jedem System: was wir lesen, was wir schreiben, wie wir uns anmelden und wo die Grenzen liegen.',
}
