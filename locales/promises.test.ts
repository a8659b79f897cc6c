/** Titles, descriptions and names in menus have no places to fill: here they are held against contract/offer.ts. */
import { expect, test } from 'vitest'
import { offer, plans } from '#contract/offer.ts'
import { cta as germanCta } from './de/cta.ts'
import { menu as germanMenu } from './de/menu.ts'
import { careersDetails as germanRole } from './de/pages/careers-details.ts'
import { pricing1 as germanPricing } from './de/pages/pricing-1.ts'
import { signUp as germanSignUp } from './de/pages/sign-up.ts'
import { statistics as germanStatistics } from './de/pages/statistics.ts'
import { cta } from './en/cta.ts'
import { menu } from './en/menu.ts'
import { careersDetails } from './en/pages/careers-details.ts'
import { pricing1 } from './en/pages/pricing-1.ts'
import { signUp } from './en/pages/sign-up.ts'
import { statistics } from './en/pages/statistics.ts'

const { sessionHours, trialDays, implementationDays, annualDiscount } = offer
const price = plans.starter.monthly
const percent = annualDiscount * 100

test.each([
  [cta.bookSessionLong, [`${sessionHours}-hour`]],
  [germanCta.bookSessionLong, [`${sessionHours}-\u2060h-`]],
  [menu.labels['/sign-up'], [`${trialDays} days`]],
  [germanMenu.labels['/sign-up'], [`${trialDays} Tage`]],
  [signUp.title, [`${trialDays} days`]],
  [germanSignUp.title, [`${trialDays} Tage`]],
  [signUp.description, [`${trialDays} days`]],
  [germanSignUp.description, [`${trialDays} Tage`]],
  [pricing1.title, [`$${price}`]],
  [germanPricing.title, [`${price}\u00a0€`]],
  [pricing1.description, [`$${price}`, `${percent}%`, `${trialDays}-day`]],
  [germanPricing.description, [`${price}\u00a0€`, `${percent} %`, `${trialDays} Tage`]],
  [pricing1.call.text, [`$${price}`]],
  [germanPricing.call.text, [`${price}\u00a0€`]],
  [statistics.description, [`${implementationDays} days`]],
  [germanStatistics.description, [`${implementationDays} Tage`]],
  [careersDetails.description, [`${implementationDays} days`]],
  [germanRole.description, [`${implementationDays} Tagen`]],
])('%s', (text, promises) => {
  for (const promise of promises) expect(text).toContain(promise)
})
