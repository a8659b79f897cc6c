import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesWithSampleName } from './sample-company.ts'

test('the old name is found in the words of a site with another, which may contain it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  const pages = join(folder, 'de/pages')
  try {
    mkdirSync(pages, { recursive: true })
    writeFileSync(join(pages, 'home.ts'), `title: 'Kurztakt, Startseite'`)
    writeFileSync(join(pages, 'cards.ts'), `title: 'Mit Neuer Kurztakt'`)
    expect(filesWithSampleName('Kurztakt', folder)).toEqual([])
    expect(filesWithSampleName('Testfirma', folder)).toEqual([
      join(pages, 'cards.ts'),
      join(pages, 'home.ts'),
    ])
    expect(filesWithSampleName('Neuer Kurztakt', folder)).toEqual([join(pages, 'home.ts')])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('every file that says the name is listed for the operator', () => {
  const [instructions = ''] = readFileSync('contract/company.ts', 'utf8').split('*/', 1)
  for (const file of filesWithSampleName('Testfirma')) expect(instructions).toContain(basename(file, '.ts'))
})
