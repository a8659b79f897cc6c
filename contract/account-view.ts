/** What a signed-in customer sees of the own account: the answer of `GET /api/account/me`. */
import * as v from 'valibot'
import { storagePrefix } from './company.ts'

/**
 * Set and cleared together with the session cookie, but readable by the page and the same for everybody: it only
 * says that it is worth asking. Without it a visitor's page makes no request at all.
 */
export const signedInCookie = `${storagePrefix}-signed-in`

/** Session, demo, goals and ROI, implementation. */
export const requestSteps = ['session', 'demo', 'goals', 'implementation'] as const
export type RequestStep = (typeof requestSteps)[number]

/** A moment as `2026-11-15T09:00:00.000Z`. */
const moment = v.pipe(v.string(), v.isoTimestamp())

const requestSchema = v.object({
  reference: v.string(),
  receivedAt: moment,
  /** The beginning of what the customer wrote about the process. */
  process: v.string(),
  /** The steps that were reached, with the day. */
  steps: v.array(v.object({ step: v.picklist(requestSteps), reachedAt: moment })),
})

const savedSchema = v.object({
  kind: v.picklist(['workflow', 'forecast']),
  name: v.string(),
  /** The query under which the tool shows it again. */
  query: v.string(),
  savedAt: moment,
})

export const accountViewSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  company: v.string(),
  jobTitle: v.string(),
  phoneNumber: v.string(),
  website: v.string(),
  requests: v.array(requestSchema),
  saved: v.array(savedSchema),
})
export type AccountView = v.InferOutput<typeof accountViewSchema>
export type AccountRequest = v.InferOutput<typeof requestSchema>
