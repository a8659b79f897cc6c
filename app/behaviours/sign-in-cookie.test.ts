import { afterEach, expect, test, vi } from 'vitest'
import { signedInCookie } from '#contract/company.ts'
import { mayBeSignedIn, noticeSignIn } from './sign-in-cookie.ts'

afterEach(() => vi.unstubAllGlobals())

test('only the exact cookie is a sign of a session', () => {
  expect(mayBeSignedIn(`lang=de; ${signedInCookie}=1`)).toBe(true)
  expect(mayBeSignedIn(`${signedInCookie}=1; lang=de`)).toBe(true)
  expect(mayBeSignedIn(`lang=de; ${signedInCookie}=`)).toBe(false)
  expect(mayBeSignedIn(`not-${signedInCookie}=1`)).toBe(false)
  expect(mayBeSignedIn('')).toBe(false)
})

test('a page that is being left stays as it is, and follows the cookie when it is seen again', () => {
  const dispatchEvent = vi.fn()
  const page = { hidden: true, cookie: '', documentElement: { toggleAttribute: vi.fn() } }
  vi.stubGlobal('dispatchEvent', dispatchEvent)
  vi.stubGlobal('document', page)
  noticeSignIn()
  expect(dispatchEvent).not.toHaveBeenCalled()
  page.hidden = false
  noticeSignIn()
  expect(page.documentElement.toggleAttribute).toHaveBeenCalledWith('data-signed-in', false)
  expect(dispatchEvent).toHaveBeenCalledOnce()
})
