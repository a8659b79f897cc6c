import { expect, test } from 'vitest'
import { again, fileIn } from './again.ts'

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

test('what WebKit has lost without a word about which is named by the call', async () => {
  const error = new TypeError('Importing a module script failed.')
  const lost = Object.assign(async () => Promise.reject(error), {
    toString: () => '()=>import(`./about-x1.js`)',
  })
  await expect(again(lost)).rejects.not.toBe(error)
  const named = again(() => Promise.reject(error), file)
  await expect(named).rejects.toSatisfy((last: unknown) => fileIn(last)?.startsWith(file) === true)
  await expect(again(() => Promise.reject(error))).rejects.toBe(error)
})

test('other browsers ask again by themselves', async () => {
  const [lost, error] = failing(`Failed to fetch dynamically imported module: ${file}`)
  await expect(again(lost)).rejects.toBe(error)
  expect(await again(async () => 1)).toBe(1)
})
