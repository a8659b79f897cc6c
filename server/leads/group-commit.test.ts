import { setTimeout as pause } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { createGroupCommit } from './group-commit.ts'

function doubling(most = 100, isOneItemsFault = (): boolean => false) {
  const groups: number[][] = []
  const add = createGroupCommit(
    async (items: number[]) => {
      groups.push(items)
      await pause(50)
      if (items.includes(13)) throw new Error('unlucky')
      return items.map((item) => item * 2)
    },
    { most, isOneItemsFault },
  )
  return { add, groups }
}

test('What arrives during a commit shares the next one, and each gets its own result.', async () => {
  const { add, groups } = doubling()
  const first = add(1)
  await expect.poll(() => groups, { interval: 1 }).toHaveLength(1)
  const rest = [2, 3, 4].map(add)
  expect(await first).toBe(2)
  expect(await Promise.all(rest)).toEqual([4, 6, 8])
  expect(groups).toEqual([[1], [2, 3, 4]])
  expect(await add(5)).toBe(10)
})

test('A group is never larger than allowed.', async () => {
  const { add, groups } = doubling(2)
  await Promise.all([1, 2, 3, 4, 5].map(add))
  expect(groups).toEqual([[1, 2], [3, 4], [5]])
})

test('A failed commit fails everyone in it and nobody after it.', async () => {
  const { add } = doubling()
  const results = await Promise.allSettled([1, 13, 3].map(add))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await add(4)).toBe(8)
})

test('When one item may be at fault, the others are tried without it.', async () => {
  const { add } = doubling(100, () => true)
  const results = await Promise.allSettled([1, 13, 3].map(add))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
