import { expect, test } from 'vitest'
import { again } from './again.ts'

const file = 'http://localhost:1/assets/about.js'

function failing(message: string): [() => Promise<never>, Error] {
  const error = new TypeError(message)
  return [() => Promise.reject(error), error]
}

test('what Firefox has lost is asked for under another name, and no more than once', async () => {
  const [lost, error] = failing(`error loading dynamically imported module: ${file}`)
  await expect(again(lost)).rejects.not.toBe(error)
  const [renamed, last] = failing(`error loading dynamically imported module: ${file}?1`)
  await expect(again(renamed)).rejects.toBe(last)
})

test('other browsers ask again by themselves', async () => {
  const [lost, error] = failing(`Failed to fetch dynamically imported module: ${file}`)
  await expect(again(lost)).rejects.toBe(error)
  expect(await again(async () => 1)).toBe(1)
})
