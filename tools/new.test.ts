import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openContent } from '#content/read.ts'
import { newArticle } from './new.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
  for (const kind of ['articles', 'catalogue', 'use-cases', 'integrations']) mkdirSync(join(root, kind))
})
afterEach(() => rmSync(root, { recursive: true }))

test('a new article is sound as it is made, apart from what a lonely article cannot have', async () => {
  newArticle('What’s new: 3 things', '2027-01-31', root)
  const said = await openContent(root, () => ['/product-3'])
    .readArticles('en')
    .catch(String)
  const lines = String(said).split('\n').slice(1)
  const lonely = /\/blog\/measure-lead-time leads nowhere|no entry says "featured: true"/
  expect(lines.filter((line) => !lonely.test(line))).toEqual([])
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('/whats-new-3-things/')
})

test('an article is never overwritten', () => {
  newArticle('Twice', '2027-01-31', root)
  expect(() => newArticle('Twice', '2027-01-31', root)).toThrow(/already exists/)
})

test('a title without a letter or digit is refused', () => {
  expect(() => newArticle('…', '2027-01-31', root)).toThrow(/letters or digits/)
})
