import { expect, test } from 'vitest'

import { evenChunks, evenSet } from './even-sizes.ts'

test('Chunks hold everything in order, in sizes of powers of two up to 64.', () => {
  for (const length of [0, 1, 2, 3, 7, 64, 65, 203]) {
    const items = Array.from({ length }, (_, index) => index)
    const chunks = evenChunks(items)
    expect(chunks.flat()).toEqual(items)
    for (const chunk of chunks) expect([1, 2, 4, 8, 16, 32, 64]).toContain(chunk.length)
  }
  expect(evenChunks([1, 2, 3, 4, 5, 6, 7]).map(({ length }) => length)).toEqual([4, 2, 1])
})

test('A set is filled up with its last item.', () => {
  expect(evenSet([])).toEqual([])
  expect(evenSet([1])).toEqual([1])
  expect(evenSet([1, 2, 3])).toEqual([1, 2, 3, 3])
})
