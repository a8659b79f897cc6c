import { expect, test } from 'vitest'

import { plainReceipt } from './plain-receipt.ts'

test('The number of a lead is shown, and nothing else that stands in an address.', () => {
  for (const locale of ['en', 'de'] as const) {
    expect(plainReceipt(locale, new URLSearchParams('sent=K-7F3A9C'))).toContain('<strong>K-7F3A9C</strong>')
    for (const sent of ['', '1', 'k-7f3a9c', 'K-7F3A9C<b>', '<b>K-7F3A9C', 'K-7F3A9C\n', 'K-7F3A9C0']) {
      expect(plainReceipt(locale, new URLSearchParams({ sent }))).toBeUndefined()
    }
  }
})
