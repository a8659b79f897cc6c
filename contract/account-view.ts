/** What a signed-in customer sees of the own account: the answer of `GET /api/account/me`. */
import * as v from 'valibot'

/** Session, demo, goals and ROI, implementation. */
export const requestSteps = ['session', 'demo', 'goals', 'implementation'] as const

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
  id: v.string(),
  kind: v.picklist(['workflow', 'forecast']),
  name: v.string(),
  /** What stands after `#` in the address under which the tool shows it again. */
  hash: v.string(),
  savedAt: moment,
})

const sessionSchema = v.object({
  id: v.string(),
  isCurrent: v.boolean(),
  /** Such as `Firefox · Linux`, the same in both languages; empty when the browser does not say. */
  device: v.string(),
  startedAt: moment,
  lastSeenAt: moment,
})

export const accountViewSchema = v.object({
  /** Stays when the address changes. */
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  /** Asked for, but not confirmed yet. */
  pendingEmail: v.nullable(v.string()),
  company: v.string(),
  jobTitle: v.string(),
  phoneNumber: v.string(),
  website: v.string(),
  /** The trial begins when the address is confirmed and ends by itself; nothing renews it. */
  trialEndsAt: moment,
  /** Set while a deletion can still be taken back. */
  deletionAt: v.nullable(moment),
  requests: v.array(requestSchema),
  saved: v.array(savedSchema),
  sessions: v.array(sessionSchema),
})
export type AccountView = v.InferOutput<typeof accountViewSchema>
export type AccountRequest = v.InferOutput<typeof requestSchema>
