import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openContent } from '#content/read.ts'
import { locales } from '#contract/locale.ts'
import { newArticle } from './new.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
  for (const kind of ['articles', 'catalogue', 'use-cases', 'integrations']) mkdirSync(join(root, kind))
})
afterEach(() => rmSync(root, { recursive: true }))

/** What is wrong with the articles. */
async function mistakes(): Promise<string[]> {
  const said = await openContent(root, () => ['/product-3'])
    .readArticles('en')
    .catch(String)
  return String(said).split('\n').slice(1)
}

test('a new article cannot go online before somebody has written its German title and both excerpts', async () => {
  const folder = newArticle('New', '2027-01-31', root)
  const template = async () => (await mistakes()).filter((line) => line.endsWith('write your own.'))
  // All but the English title, which is given.
  expect(await template()).toHaveLength(1 + 2)
  const file = join(folder, 'en.md')
  writeFileSync(file, readFileSync(file, 'utf8').replace('> One or two sentences', '> Some sentences'))
  expect(await template()).toHaveLength(2)
})

test('a new article is sound as it is made, apart from what a lonely article cannot have', async () => {
  const folder = newArticle('What’s new: 3 things', '2027-01-31', root)
  for (const locale of locales) {
    const file = join(folder, `${locale}.md`)
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\S$/gm, '$& written'))
  }
  const lines = await mistakes()
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

test('a title without quotes has all its words', () => {
  const command = [resolve('tools/new.ts'), 'article', 'Ärger', 'im', 'Büro']
  expect(spawnSync(process.execPath, command, { cwd: root }).status).toBe(0)
  const file = join(root, 'content/articles/aerger-im-buero/en.md')
  expect(readFileSync(file, 'utf8')).toMatch(/^# Ärger im Büro\n/)
})
