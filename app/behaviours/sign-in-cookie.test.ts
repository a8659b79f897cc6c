import { expect, test } from 'vitest'
import { mayBeSignedIn } from './sign-in-cookie.ts'

test('only the exact cookie is a sign of a session', () => {
  expect(mayBeSignedIn('lang=de; kurztakt-signed-in=1')).toBe(true)
  expect(mayBeSignedIn('kurztakt-signed-in=1; lang=de')).toBe(true)
  expect(mayBeSignedIn('lang=de; kurztakt-signed-in=')).toBe(false)
  expect(mayBeSignedIn('not-kurztakt-signed-in=1')).toBe(false)
  expect(mayBeSignedIn('')).toBe(false)
})
