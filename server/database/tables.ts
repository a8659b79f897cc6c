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
  /** None while the consent of a confirmed sign-up lasts and its message is not sent. */
  erase_after: number | null
  /** When the link in the letter was followed: with `received_at` the proof of consent. */
  confirmed_at: number | null
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
  account_id: string | null
  demo_id: string | null
  /** What is to be delivered; the text is written when it leaves. */
  letter: string
  recipient: string
  /** In which it was asked for by whoever may be a stranger; else the letter has the language of what it is about. */
  locale: Locale | null
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

export interface AuditLineRow {
  id: string
  at: number
  /** Everything about a person; the newsletter; an account whose owner has deleted it. */
  action: 'erase' | 'unsubscribe' | 'delete-account'
  /** A keyed hash of the address; behind it those of the accounts that went with it, separated by spaces. */
  subject: string
  removed: number
}

export interface AccountRow {
  id: string
  /** In lower case. Unique among confirmed accounts. */
  email: string
  /** Argon2id in the PHC form. */
  password_hash: string
  locale: Locale
  first_name: string
  last_name: string
  company: string
  job_title: string
  phone_number: string
  website: string
  created_at: number
  /** None until the address is confirmed; until then nobody can log in. */
  confirmed_at: number | null
  trial_ends_at: number | null
  /** Set when the owner has deleted the account. */
  delete_after: number | null
  /** A new address that waits for its confirmation. */
  pending_email: string | null
  pending_until: number | null
}

export interface SessionRow {
  id: string
  token_hash: string
  account_id: string
  device: string
  started_at: number
  last_seen_at: number
  expires_at: number
}

export type TokenPurpose = 'confirm' | 'email' | 'reset'

interface AccountTokenRow {
  token_hash: string
  account_id: string
  purpose: TokenPurpose
  /** The address that the token was mailed to. */
  email: string
  expires_at: number
}

export interface SavedRow {
  id: string
  account_id: string
  kind: 'workflow' | 'forecast'
  name: string
  hash: string
  saved_at: number
}

/** Wrong passwords for an address, whether it has an account or not. */
interface AccountDelayRow {
  /** A keyed hash of the address. */
  key: string
  failures: number
  last_at: number
  next_at: number
}

/** Mails that were asked for, whether there was one to send or not. */
interface AccountHitRow {
  /** A keyed hash of the purpose and the address. */
  key: string
  at: number
}

export interface DemoRow {
  id: string
  /** A keyed hash of the access code, to find it by. */
  lookup: string
  /** The access code as Argon2id. */
  code_hash: string
  prepared_for: string
  /** Where the code was mailed to; empty when the operator sends it himself. */
  email: string
  locale: Locale
  /** As JSON; empty once the demo has ended. */
  content: string
  created_at: number
  expires_at: number
  revoked_at: number | null
  /** How often the code was given. */
  opened: number
}

export interface Tables {
  leads: LeadRow
  lead_steps: LeadStepRow
  accounts: AccountRow
  account_sessions: SessionRow
  account_tokens: AccountTokenRow
  account_saved: SavedRow
  account_delays: AccountDelayRow
  account_hits: AccountHitRow
  demos: DemoRow
  outbox: OutboxRow
  rate_hits: RateHitRow
  used_proofs: UsedProofRow
  audit_lines: AuditLineRow
}

/** Parents before children, so that rows can be copied in this order. */
export const tableNames = [
  'leads',
  'lead_steps',
  'accounts',
  'account_sessions',
  'account_tokens',
  'account_saved',
  'account_delays',
  'account_hits',
  'demos',
  'outbox',
  'rate_hits',
  'used_proofs',
  'audit_lines',
] as const satisfies (keyof Tables)[]
