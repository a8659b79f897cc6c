import type { pricing as english } from '#locales/en/pricing.ts'

export const pricing: typeof english = {
  stop: 'Preise',
  long: 'Ein Ticket für jeden Tag',
  short: 'oder ein eigenes Gleis.',
  billing: 'Abrechnung',
  monthly: 'Monatlich',
  annual: 'Jährlich',
  discount: '{{percent}} weniger',
  perMonth: 'im Monat',
  perYear: '{{sum}} für ein Jahr im Voraus, {{saving}} weniger als monatlich',
  net: 'zzgl. USt. – Angebot nur für Unternehmer (§\u00a014\u00a0BGB)',
  currency: 'Rechnungen in Euro oder Dollar, wie vereinbart.',
  basic: {
    name: 'Basic',
    trial: '{{days}} Tage kostenlos.',
    trialText: 'Ohne Kreditkarte, endet von selbst.',
    includes: [
      '{{automations}} Automatisierungen aus dem Katalog zugleich',
      '{{integrations}}+ Integrationen',
      'Zusammenarbeit für {{users}} Personen',
      '{{uptime}} Verfügbarkeit',
    ],
    action: 'Testphase starten',
  },
  custom: {
    name: 'Custom',
    title: 'Individuelle Entwicklung',
    text: 'Für den Prozess, der in keinem Katalog steht. Preis pro Projekt nach den Schritten 1 bis 3, mit schriftlicher Prognose.',
    includes: [
      'Produktionsreif in max. {{days}} Tagen',
      'In Ihrer Cloud, Ihrem Serverraum oder bei uns',
      'Beliebig viele Personen',
    ],
    price: 'Festpreis auf Anfrage, zzgl. USt. – Angebot nur für Unternehmer (§\u00a014\u00a0BGB)',
    action: 'Prozess beschreiben',
  },
  compare: 'Alle vier Tarife vergleichen',
}
