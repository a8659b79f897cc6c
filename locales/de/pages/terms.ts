import type { terms as english } from '#locales/en/pages/terms.ts'

export const terms: typeof english = {
  title: 'Allgemeine Geschäftsbedingungen für Unternehmen',
  description:
    'Die Bedingungen für Tarife und individuelle Entwicklung: Umfang, Test, Preise, Haftung, Daten, Laufzeit und Kündigung. Nur für Unternehmen.',
  long: 'Die Beförderungs\u00adbedingungen,',
  short: 'in klaren Worten.',
  lede: 'Diese Bedingungen gelten nur für Unternehmen. Wir haben sie so geschrieben, dass man sie lesen kann.',
}
