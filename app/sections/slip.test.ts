import { expect, test } from 'vitest'
import { mailBody } from './slip.tsx'

test('a text that is cut for a mail can be put into an address, wherever it is cut', () => {
  for (const before of ['', 'x']) {
    const body = mailBody(before + '🙂'.repeat(1000))
    expect(decodeURIComponent(encodeURIComponent(body))).toBe(body)
    expect(body).toMatch(/ \[…\]$/)
  }
  expect(mailBody('short')).toBe('short')
})
