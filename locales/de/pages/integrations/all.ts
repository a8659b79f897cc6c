import type { integrationsAll as english } from '#locales/en/pages/integrations/all.ts'

export const integrationsAll: typeof english = {
  title: 'Integrationen in voller Länge',
  description:
    'Systeme {{first}} bis {{last}} von {{all}} mit ganzem Text: was wir dort lesen und schreiben, welchen Zugang das braucht und wo Schluss ist.',
  long: 'Integrationen',
  short: 'in voller Länge.',
  lede: 'Das Verzeichnis mit dem ganzen Text zu jedem System, ohne Suche und Filter. Öffnen Sie eine Zeile, um sie zu lesen.',
  back: 'Zum Verzeichnis',
  count: 'Systeme {{first}} bis {{last}} von {{all}}',
}
