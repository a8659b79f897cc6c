/** Tells the operator's own automation about a lead, signed so that it can tell us from a stranger. */
import { createHmac } from 'node:crypto'

import type { LeadRow, OutboxRow } from '#server/database/tables.ts'

export interface WebhookSettings {
  url: string
  secret: string
}

class WebhookFailure extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export async function callWebhook(
  { url, secret }: WebhookSettings,
  row: OutboxRow,
  lead: LeadRow,
  now: number,
): Promise<void> {
  const { id, reference, kind, status, locale, fields, received_at } = lead
  const receivedAt = new Date(received_at).toISOString()
  const body = JSON.stringify({ id, reference, kind, status, locale, receivedAt, fields: JSON.parse(fields) })
  const timestamp = String(Math.floor(now / 1000))
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Delivery-Id': row.id,
      'X-Timestamp': timestamp,
      'X-Signature': `sha256=${signatureOf(secret, timestamp, body)}`,
    },
    body,
    // Followed nowhere: the lead is for this address alone.
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }).catch((error: unknown) => {
    // Called as the mail server's failures are, so that the outbox knows that a whole server is away.
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new WebhookFailure(isLate ? 'ETIMEDOUT' : 'ECONNECTION')
  })
  await response.body?.cancel()
  if (!response.ok) throw new WebhookFailure(`HTTP-${response.status}`)
}

/** The time is signed as well, so that an old call cannot be sent again. */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}
