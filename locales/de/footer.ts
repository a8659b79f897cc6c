import type { footer as english } from '#locales/en/footer.ts'

export const footer: typeof english = {
  offer: 'Angebot',
  knowledge: 'Wissen',
  company: 'Unternehmen',
  legal: 'Rechtliches',
  cookieSettings: 'Cookie-Einstellungen',
  claim: { long: 'Lange Prozesse,', short: 'kurz gemacht.' },
  rights: '© {{year}} {{name}}',
  businessOnly: 'Angebot nur für Unternehmen. Alle Preise netto, zzgl. USt.',
  sample: 'Demonstration: Name, Anschrift und Registerdaten dieser Firma sind Muster.',
}
