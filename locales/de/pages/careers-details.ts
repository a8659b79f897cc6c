import type { careersDetails as english } from '#locales/en/pages/careers-details.ts'

export const careersDetails: typeof english = {
  title: 'Automatisierungsingenieur:in',
  description:
    'Produktionsreife Automatisierungen in höchstens 14 Tagen bauen, in der IT der Kunden. Die Stelle im Ganzen: Aufgaben, Erwartungen, Rahmen, Ablauf.',
  long: 'Automatisierungs\u00adingenieur:in,',
  short: 'gesucht.',
  lede: 'Sie bauen, was die Analyse zeichnet: kleine, nachvollziehbare Automatisierungen, die in fremder IT laufen und übergeben werden können.',
}
