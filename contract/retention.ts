/** How many days we keep what; the daily clean-up and the privacy notice both read it here. */
export const retentionDays = {
  /** Enquiries, demo requests and applications that did not become a contract. */
  leads: 180,
  /** Messages that look like spam and that nobody has released. */
  quarantine: 14,
  /** Newsletter sign-ups whose address was never confirmed. A confirmed one goes with its withdrawal, or like a lead after the message was sent. */
  unconfirmedNewsletter: 7,
  /** The note that a mail went out, and its copy when no mail server is set up. */
  sentMails: 30,
  /** The note that a mail could not be delivered. */
  undeliveredMails: 30,
  /** Hashed network addresses that count messages per visitor. */
  rateKeys: 1,
  /** Marks of used proofs of work, so that none works twice. */
  proofs: 1,
  /** Accounts whose address was never confirmed; while a link that was sent on the last day holds, a day longer. */
  unverifiedAccounts: 7,
  /** Accounts that their owner has deleted; until then he can take it back. */
  deletedAccounts: 7,
  /** Hashed addresses that count wrong passwords and requested mails. */
  accountHits: 1,
  /** The note that a prepared demo has ended. Its content goes with the end itself. */
  endedDemos: 30,
  /** Backups made by our own command. */
  backups: 30,
  /** Lines that say when an erasure was carried out; they hold a keyed hash, no address. */
  auditLines: 1095,
} as const

export function daysInMilliseconds(days: number): number {
  return days * 86_400_000
}
