/** What the server answers to a form, where the server itself is not asked. */
import type { Page } from '@playwright/test'

export const receipt = { reference: 'K-7F3A9C', receivedAt: '2026-11-13T15:30:00.000Z' }

/** The proof of work takes a busy machine longer than a receipt is waited for. */
export async function spareProof(page: Page): Promise<void> {
  await page.route('**/api/challenge', (route) => route.fulfill({ status: 404, json: { code: 'not-found' } }))
}
