import { STATUS_CODES } from 'node:http'

import { cacheControl, securityHeaders } from '#contract/security-headers.ts'

export const plainHeaders: Record<string, string> = {
  ...securityHeaders(),
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': cacheControl.never,
}

export function statusText(status: number): string {
  return `${STATUS_CODES[status] ?? 'Error'}\n`
}

/** The short answer to a request that no page is for. */
export function plainAnswer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(statusText(status), { status, headers: { ...plainHeaders, ...headers } })
}
