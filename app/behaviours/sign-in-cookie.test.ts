import { expect, test } from 'vitest'
import { signedInCookie } from '#contract/company.ts'
import { mayBeSignedIn } from './sign-in-cookie.ts'

test('only the exact cookie is a sign of a session', () => {
  expect(mayBeSignedIn(`lang=de; ${signedInCookie}=1`)).toBe(true)
  expect(mayBeSignedIn(`${signedInCookie}=1; lang=de`)).toBe(true)
  expect(mayBeSignedIn(`lang=de; ${signedInCookie}=`)).toBe(false)
  expect(mayBeSignedIn(`not-${signedInCookie}=1`)).toBe(false)
  expect(mayBeSignedIn('')).toBe(false)
})
