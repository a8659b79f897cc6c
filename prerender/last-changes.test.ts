import { expect, test } from 'vitest'
import { lastChange } from './last-changes.ts'

const changes = new Map([
  ['app/pages/home.tsx', '2026-11-01'],
  ['content/articles/a/en.md', '2026-11-03'],
  ['content/articles/b/en.md', '2026-11-02'],
])

test('a page was changed when the newest of its files was', () => {
  expect(lastChange(changes, ['app/pages/home.tsx', 'content/articles/b/'])).toBe('2026-11-02')
  expect(lastChange(changes, ['content/articles/'])).toBe('2026-11-03')
})

test('of files without a history nothing is said', () => {
  expect(lastChange(changes, ['app/pages/home'])).toBeUndefined()
  expect(lastChange(new Map(), ['content/articles/'])).toBeUndefined()
})
