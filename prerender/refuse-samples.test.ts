import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesWithSampleName, refuseSamples, samplePrefix } from './refuse-samples.ts'

test('neither a sample firm nor sample jobs are built for the public', () => {
  const firm = { fields: ['street', 'email'], roles: false, names: [] }
  expect(() => refuseSamples(false, firm)).toThrow(
    'contract/company.ts still holds sample values: street, email.',
  )
  expect(() => refuseSamples(false, { ...firm, fields: ['street'] })).toThrow('sample values: street.')
  const jobs = { fields: [], roles: true, names: [] }
  expect(() => refuseSamples(false, jobs)).toThrow(/^contract\/roles\.ts still holds sample roles/)
  const name = { fields: [], roles: false, names: ['locales/en/hero.ts'] }
  expect(() => refuseSamples(false, name)).toThrow('These texts still say Kurztakt: locales/en/hero.ts.')
})

test('a demonstration is built from both, and a real firm with real jobs in any case', () => {
  expect(() => refuseSamples(true, { fields: ['street'], roles: true, names: [] })).not.toThrow()
  expect(() => refuseSamples(false, { fields: [], roles: false, names: [] })).not.toThrow()
})

test('the old name is found in the words of a site with another, which may contain it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  const pages = join(folder, 'de/pages')
  try {
    mkdirSync(pages, { recursive: true })
    writeFileSync(join(pages, 'home.ts'), `title: 'Kurztakt, Startseite'`)
    writeFileSync(join(pages, 'cards.ts'), `title: 'Mit Neuer Kurztakt'`)
    writeFileSync(join(pages, 'sign-up.ts'), `website: 'Zum Beispiel kurztakt.example'`)
    const [cards, home, signUp] = ['cards.ts', 'home.ts', 'sign-up.ts'].map((file) => join(pages, file))
    expect(filesWithSampleName('Kurztakt', folder)).toEqual([])
    expect(filesWithSampleName('Testfirma', folder)).toEqual([cards, home, signUp])
    expect(filesWithSampleName('Neuer Kurztakt', folder)).toEqual([home, signUp])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the old prefix of cookies is found, unless the firm has the old name in its own', () => {
  expect(samplePrefix('Testfirma', 'kurztakt')).toEqual(['storagePrefix'])
  expect(samplePrefix('Testfirma', 'testfirma')).toEqual([])
  for (const name of ['Kurztakt', 'Neuer Kurztakt']) expect(samplePrefix(name, 'kurztakt')).toEqual([])
})

test('every file that says the name is listed for the operator', () => {
  const [instructions = ''] = readFileSync('contract/company.ts', 'utf8').split('*/', 1)
  for (const file of filesWithSampleName('Testfirma')) expect(instructions).toContain(basename(file, '.ts'))
})
