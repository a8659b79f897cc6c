import { beforeEach, expect, test, vi } from 'vitest'
import { workflowKey } from './storage.ts'
import { bringBack, earlierWorkflow, putAside } from './workflow-earlier.ts'
import { storeWorkflow } from './workflow-memory.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('location', { hash: '' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

/** As the tool does it: `shown` becomes `code`. */
function edit(shown: string, code: string): void {
  putAside(shown)
  storeWorkflow(code, shown)
}

test('a drawing grows in its place, and nothing is put aside', () => {
  edit('example', 'mine')
  edit('mine', 'mine-2')
  expect(kept.get(workflowKey)).toBe('mine-2')
  expect(earlierWorkflow('mine-2')).toBeUndefined()
})

test('what is only shown in between does not take the place of a drawing', () => {
  edit('example', 'mine')
  storeWorkflow('theirs', 'other-example')
  expect(kept.get(workflowKey)).toBe('mine')
})

test('an edit of something else puts the drawing aside, and each comes back in its turn', () => {
  edit('example', 'mine')
  edit('theirs', 'theirs-2')
  edit('other', 'other-2')
  const seen = ['other-2']
  for (let count = 0; count < 3; count++) {
    const next = earlierWorkflow(seen.at(-1) ?? '') ?? ''
    bringBack(next)
    expect(kept.get(workflowKey)).toBe(next)
    expect(location.hash).toBe(next)
    seen.push(next)
  }
  expect(seen).toEqual(['other-2', 'theirs-2', 'mine', 'other-2'])
})

test('twenty are kept besides the last one', () => {
  for (let count = 0; count < 30; count++) edit(`example-${count}`, `drawing-${count}`)
  const found = new Set<string>()
  for (let count = 0; count < 50; count++) {
    const next = earlierWorkflow(kept.get(workflowKey) ?? '') ?? ''
    bringBack(next)
    found.add(next)
  }
  expect(found.size).toBe(21)
})

test('a drawing for which there is no other room keeps its place', () => {
  edit('example', 'mine')
  edit('example', 'theirs')
  const room = { ...localStorage }
  vi.stubGlobal('localStorage', {
    ...room,
    setItem(name: string, value: string) {
      if (value.length > (kept.get(name)?.length ?? 0)) throw new DOMException('full', 'QuotaExceededError')
      kept.set(name, value)
    },
  })
  edit('example', 'third')
  expect([...kept.values()]).toEqual(['mine', 'theirs'])
  bringBack('mine')
  expect([...kept.values()]).toEqual(['mine', 'theirs'])
})
