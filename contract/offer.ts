/** The numbers of the offer, in one place. Words, drawings, prices and the forecast take theirs from here. */
export const offer = {
  /** Step 1: requirements gathering, one online session, free. */
  sessionHours: 2,
  /** Step 2: working demo, free. */
  demoDays: 2,
  /** Step 4: production-ready automation, paid. */
  implementationDays: 14,
  trialDays: 14,
  annualDiscount: 0.2,
  basicUsers: 5,
} as const

export const planNames = ['free', 'starter', 'professional', 'enterprise'] as const
export type PlanName = (typeof planNames)[number]

export interface Plan {
  /** Net price per month in the currency of the page's language; none means "on request". */
  monthly: number | undefined
  /** People who may work in it; none means any number. */
  users: number | undefined
  /** Automations from the catalogue that may run at the same time; none means any number. */
  automations: number | undefined
  /** Cases (an invoice, a ticket, an order) per month; none means any number. */
  cases: number | undefined
  /** Days for which the log of every run is kept. */
  logDays: number
}

/** Starter is the basic plan of the price list. */
export const plans: Record<PlanName, Plan> = {
  free: { monthly: 0, users: 1, automations: 1, cases: 100, logDays: 7 },
  starter: { monthly: 19, users: offer.basicUsers, automations: 3, cases: 1_000, logDays: 30 },
  professional: { monthly: 79, users: 25, automations: 12, cases: 10_000, logDays: 180 },
  enterprise: {
    monthly: undefined,
    users: undefined,
    automations: undefined,
    cases: undefined,
    logDays: 365,
  },
}

/** The monthly price when a year is paid in advance, to the cent. */
export function annualMonthly(monthly: number): number {
  return Math.round(monthly * (1 - offer.annualDiscount) * 100) / 100
}

/** What the invoice for a year in advance says. */
export function annualSum(monthly: number): number {
  return Math.round(annualMonthly(monthly) * 12 * 100) / 100
}

export function annualSaving(monthly: number): number {
  return Math.round((monthly * 12 - annualSum(monthly)) * 100) / 100
}

/** The claims of the site. What each one means and how it is counted stands beside it in the words. */
export const claims = {
  integrations: 200,
  platforms: 20,
  uptimePercent: 99.9,
  /** Day on which the definitions were last checked. */
  checked: '2026-11-01',
} as const

/** How a promised percentage is written: 99.95 % rounded up would be a promise of 100 %. */
export const unrounded = { maximumFractionDigits: 3 } as const

export const hoursPerYear = 8760

/** What 99.9 % leaves: hours per year in which the service may be down. */
export function downtimeHoursPerYear(uptimePercent: number): number {
  return (hoursPerYear * (100 - uptimePercent)) / 100
}

/** Availabilities to compare ours with, ours among them: each once, the lowest first. */
export function comparedAvailabilities(ours: number): number[] {
  return [...new Set([99, 99.5, ours, 99.99])].toSorted((a, b) => a - b)
}
