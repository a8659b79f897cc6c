import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { read } from './read.ts'

const schema = v.object({ name: v.string() })
const { signal } = new AbortController()

afterEach(() => vi.unstubAllGlobals())

function answer(response: () => Response) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response()),
  )
  return read('/api/thing', schema, signal)
}

test('what fits the schema is read', async () => {
  expect(await answer(() => Response.json({ name: 'Ada' }))).toEqual({
    kind: 'read',
    content: { name: 'Ada' },
  })
})

test('a refusal of ours keeps its code', async () => {
  const response = () => Response.json({ code: 'unauthorized' }, { status: 401 })
  expect(await answer(response)).toEqual({ kind: 'refused', code: 'unauthorized' })
})

test.each([
  ['a server in trouble', () => Response.json({ code: 'internal' }, { status: 500 })],
  ['a host that does not know the address', () => new Response('<!doctype html>', { status: 404 })],
  ['a page instead of data', () => new Response('<!doctype html>')],
  ['an answer of another shape', () => Response.json({ user: null })],
])('%s is a trouble of the server', async (_, response) => {
  expect(await answer(response)).toEqual({ kind: 'server' })
})

test('no answer at all is a trouble of the network', async () => {
  expect(await answer(() => Promise.reject(new TypeError('Failed to fetch')) as never)).toEqual({
    kind: 'network',
  })
})
