import type { pricingPage as english } from '#locales/en/pricingPage.ts'

export const pricingPage: typeof english = {
  plans: {
    free: {
      name: 'Free',
      who: 'Um eine Automatisierung an echten Vorgängen auszuprobieren, solange Sie möchten.',
      action: 'Kostenlos beginnen',
    },
    starter: {
      name: 'Starter',
      who: 'Der Basic-Tarif: für ein Team, das seine ersten Automatisierungen gefunden hat.',
      action: 'Testphase starten',
    },
    professional: {
      name: 'Professional',
      who: 'Für mehrere Abteilungen, Tausende Vorgänge und eine Revision, die Protokolle liest.',
      action: 'Zuerst Starter testen',
    },
    enterprise: {
      name: 'Enterprise',
      who: 'Für beliebige Mengen, mit eigenen Regeln für Betrieb, Daten und Vertrag.',
      action: 'Mit uns sprechen',
    },
  },
  limits: {
    users: { one: 'Person', other: 'Personen' },
    automations: { one: 'Automati\u00adsierung zugleich', other: 'Automati\u00adsierungen zugleich' },
    cases: { one: 'Vorgang im Monat', other: 'Vorgänge im Monat' },
    logDays: { one: 'Tag Protokoll', other: 'Tage Protokoll' },
  },
  any: 'beliebig',
  onRequest: 'Auf Anfrage',
  onRequestTerms: 'Festpreis pro Jahr, zzgl. USt. – Angebot nur für Unternehmer (§\u00a014\u00a0BGB)',
}
