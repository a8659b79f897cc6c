import type { integrationsDetails as english } from '#locales/en/pages/integrations-details.ts'

export const integrationsDetails: typeof english = {
  title: 'SAP S/4HANA: eine Integration im Ganzen',
  description:
    'Datenfluss, Berechtigungen, Grenzen und Fehlerfälle einer Integration, so ausführlich, wie wir sie für jedes Projekt dokumentieren.',
  long: 'Eine Verbindung,',
  short: 'vollständig.',
  lede: 'So dokumentieren wir eine Verbindung, bevor wir sie bauen: Datenfluss, Berechtigungen, Grenzen und was passiert, wenn die Gegenseite ausfällt.',
}
