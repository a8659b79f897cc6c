/** The rows as both engines keep them: text, and integers for times in milliseconds since 1970. */
import type { LeadKind } from '#contract/lead.ts'
import type { Locale } from '#contract/locale.ts'

export const leadStatuses = ['new', 'quarantine', 'done', 'unconfirmed', 'confirmed'] as const
export type LeadStatus = (typeof leadStatuses)[number]

export interface LeadRow {
  id: string
  reference: string
  kind: LeadKind
  /** `unconfirmed` and `confirmed` are for newsletter sign-ups. */
  status: LeadStatus
  /** Why it is in quarantine, separated by spaces; empty when nothing spoke against it. */
  reasons: string
  locale: Locale
  /** In lower case, to find everything that belongs to one person. */
  email: string
  /** The form's fields as JSON. */
  fields: string
  idempotency_key: string
  fingerprint: string
  received_at: number
  /** None while the consent of a confirmed sign-up lasts. */
  erase_after: number | null
}

/** How far a demo request has come along the four steps of a project. */
interface LeadStepRow {
  lead_id: string
  step: number
  reached_at: number
}

export interface OutboxRow {
  id: string
  lead_id: string | null
  /** What is to be delivered; the text is written when it leaves. */
  letter: string
  recipient: string
  status: 'queued' | 'sent' | 'dead'
  attempts: number
  /** Due from then on; while a delivery is under way this is the time at which it counts as lost. */
  next_at: number
  created_at: number
  closed_at: number | null
  /** A code, never a text that could quote a person. */
  last_error: string
}

interface RateHitRow {
  key: string
  at: number
}

interface UsedProofRow {
  signature: string
  expires_at: number
}

interface AuditLineRow {
  id: string
  at: number
  action: string
  /** A keyed hash of the address. */
  subject: string
  removed: number
}

export interface Tables {
  leads: LeadRow
  lead_steps: LeadStepRow
  outbox: OutboxRow
  rate_hits: RateHitRow
  used_proofs: UsedProofRow
  audit_lines: AuditLineRow
}

/** Parents before children, so that rows can be copied in this order. */
export const tableNames = [
  'leads',
  'lead_steps',
  'outbox',
  'rate_hits',
  'used_proofs',
  'audit_lines',
] as const satisfies (keyof Tables)[]
