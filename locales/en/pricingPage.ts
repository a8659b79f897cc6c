export const pricingPage = {
  plans: {
    free: {
      name: 'Free',
      who: 'For trying one automation on real cases, for as long as you like.',
      action: 'Start free',
    },
    starter: {
      name: 'Starter',
      who: 'The basic plan: for one team that has found its first automations.',
      action: 'Start the trial',
    },
    professional: {
      name: 'Professional',
      who: 'For several departments, thousands of cases and an auditor who reads logs.',
      action: 'Try Starter first',
    },
    enterprise: {
      name: 'Enterprise',
      who: 'For any volume, with your own rules for operation, data and contract.',
      action: 'Talk to us',
    },
  },
  limits: {
    users: { one: 'user', other: 'users' },
    automations: { one: 'automation at a time', other: 'automations at a time' },
    cases: { one: 'case per month', other: 'cases per month' },
    logDays: { one: 'day of logs', other: 'days of logs' },
  },
  any: 'any',
  onRequest: 'On request',
  onRequestTerms: 'fixed price per year, plus VAT, businesses only (section\u00a014\u00a0BGB)',
}
