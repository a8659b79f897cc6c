import { afterEach, expect, test, vi } from 'vitest'
import { mayBeSignedIn, readAccount } from './signed-in.ts'

const account = {
  firstName: 'A',
  lastName: 'B',
  email: 'a@example.org',
  company: '',
  jobTitle: '',
  phoneNumber: '',
  website: '',
  requests: [],
  saved: [],
}
const { signal } = new AbortController()

afterEach(() => vi.unstubAllGlobals())

function serve(cookie: string, answer: () => Response) {
  const fetch = vi.fn(async () => answer())
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('only the exact cookie is a sign', () => {
  expect(mayBeSignedIn('lang=de; kurztakt-signed-in=1')).toBe(true)
  expect(mayBeSignedIn('lang=de; kurztakt-signed-in=')).toBe(false)
  expect(mayBeSignedIn('')).toBe(false)
})

test('a visitor without a session causes no request', async () => {
  const fetch = serve('lang=de', () => Response.json(account))
  expect(await readAccount(signal)).toBeUndefined()
  expect(fetch).not.toHaveBeenCalled()
})

test('a customer gets the own account', async () => {
  serve('kurztakt-signed-in=1', () => Response.json(account))
  expect(await readAccount(signal)).toEqual(account)
})

test.each([
  ['an ended session', () => new Response('', { status: 401 })],
  ['a host without accounts', () => new Response('', { status: 404 })],
  ['a page instead of data', () => new Response('<!doctype html>')],
  ['an answer of another shape', () => Response.json({ user: null })],
])('%s means signed out', async (_, answer) => {
  serve('kurztakt-signed-in=1', answer)
  expect(await readAccount(signal)).toBeUndefined()
})
