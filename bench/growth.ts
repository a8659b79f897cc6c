/**
 * What happens when the firm writes a lot: 500 catalogue entries and 300 articles, made of the words of the real ones,
 * in a copy of the project. The build must stay linear, the two lists within their budgets, and typing light.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { chromium } from '@playwright/test'

import { locales } from '#contract/locale.ts'

import { benchSecret } from './api-leads.ts'
import { endProcess, startProcess } from './api-process.ts'
import { type Built, buildCopy } from './build.ts'
import { noteHeld } from './held.ts'
import { slowProcessor } from './phone.ts'
import { needProgram } from './programs.ts'
import { median, type Part, type Row } from './report.ts'

const lists = [
  { path: '/product-1', folder: 'catalogue', most: 500 },
  { path: '/blog', folder: 'articles', most: 300 },
]
const typed = 'invoice approval'

export async function measureGrowth(): Promise<Part> {
  const rows: Row[] = []
  const sizes: { entries: number; seconds: number }[] = []
  const demands: [string, boolean][] = []
  // Removed in the end: where thousands of files were deleted just now, to create others takes longer.
  const copies: Built[] = []
  try {
    for (const share of [0, 0.5, 1]) {
      let entries = 0
      const built = await buildCopy((directory) => {
        cpSync('bench', join(directory, 'bench'), { recursive: true })
        for (const list of lists)
          entries += fillUp(join(directory, 'content', list.folder), list.most * share)
      })
      copies.push(built)
      sizes.push({ entries, seconds: built.seconds })
      const typing = share === 1 ? await measureTyping(built) : []
      const over = overBudget(built)
      for (const [index, { path }] of lists.entries()) {
        rows.push({
          entries,
          'build s': built.seconds.toFixed(1),
          page: path,
          'HTML bytes': statSync(join(built.directory, `dist/site/en${path}.html.br`)).size,
          'over budget':
            over
              .filter((line) => line.startsWith(`/en${path}:`))
              .map(excess)
              .join(', ') || 'nothing',
          'typing ms per key': typing[index]?.held.toFixed(1) ?? '',
          'until the next frame is done': typing[index]?.drawn.toFixed(1) ?? '',
        })
      }
      if (share < 1) continue
      demands.push(
        ['the grown site is built in less than 60 s', built.seconds < 60],
        [
          'both lists stay within their budgets',
          !over.some((line) => lists.some(({ path }) => line.includes(`${path}:`))),
        ],
        ['a key holds a search up for less than 10 ms', typing.every(({ held }) => held < 10)],
      )
    }
  } finally {
    for (const built of copies) built.remove()
  }
  const [small, half, full] = sizes
  const perEntry = [small, half].map((before, index) => {
    const after = [half, full][index]
    return before && after ? ((after.seconds - before.seconds) / (after.entries - before.entries)) * 1000 : 0
  })
  demands.push([
    `an entry adds less than 20 ms to the build (${perEntry.map((each) => each.toFixed(1)).join(', then ')} ms)`,
    perEntry.every((each) => each < 20),
  ])
  return { title: 'Growth: catalogue entries and articles together', rows, demands }
}

/** Returns how many entries there are now. */
function fillUp(folder: string, wanted: number): number {
  const real = readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory())
  const chance = seededChance(wanted)
  const vocabulary = new Map(
    locales.map((locale) => {
      const words = real.flatMap((slug) =>
        readFileSync(join(folder, slug, `${locale}.md`), 'utf8').split(/\s+/),
      )
      return [locale, words.filter((word) => /^\p{L}{3,14}$/u.test(word))]
    }),
  )
  for (let number = real.length; number < wanted; number++) {
    const source = real[number % real.length] ?? ''
    const slug = `${source}-${number}`
    cpSync(join(folder, source), join(folder, slug), { recursive: true })
    const facts = join(folder, slug, 'facts.ts')
    writeFileSync(facts, readFileSync(facts, 'utf8').replace(/^\s*featured: true,\n/m, ''))
    for (const locale of locales) {
      const file = join(folder, slug, `${locale}.md`)
      writeFileSync(file, otherWords(readFileSync(file, 'utf8'), vocabulary.get(locale) ?? [], chance))
    }
  }
  return Math.max(real.length, wanted)
}

/** The same shape with other words of about the same length, for equal texts would compress to nothing. */
function otherWords(markdown: string, words: string[], chance: () => number): string {
  return markdown
    .split('\n')
    .map((line) => {
      // Section headings are fixed, links must lead somewhere, and drawings are read by a program.
      if (/^(?:##|```|\||.*\]\()/.test(line) || /^\s*\w+:/.test(line)) return line
      return line.replace(/(?<![\p{L}-])\p{L}{4,}(?![\p{L}-])/gu, (word) => {
        const other = words[Math.floor(chance() * words.length)] ?? word
        return other.length <= word.length ? other : word
      })
    })
    .join('\n')
}

/** The same texts in every run, so that runs can be compared. */
function seededChance(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** One line for each budget that is not kept. */
function overBudget({ directory }: Built): string[] {
  const { stderr } = spawnSync(process.execPath, ['bench/weight.ts', '--check'], {
    cwd: directory,
    encoding: 'utf8',
  })
  return stderr.split('\n').filter(Boolean)
}

/** `/en/blog: html 23543 is over 18500` becomes `html +27 %`. */
function excess(line: string): string {
  const [, measure = line, is = 0, limit = 1] = /: (\w+) (\d+) is over (\d+)/.exec(line) ?? []
  return `${measure} +${Math.round((Number(is) / Number(limit) - 1) * 100)} %`
}

/** The medians of a list, on a processor four times slower, as in typing.ts. */
interface Typing {
  held: number
  drawn: number
}

async function measureTyping({ directory }: Built): Promise<Typing[]> {
  const running = await startProcess(resolve('server/main.ts'), {
    SITE_DIR: join(directory, 'dist/site'),
    DATA_DIR: join(directory, 'data'),
    SECRET: benchSecret,
  })
  const browser = await chromium.launch({ executablePath: needProgram('chromium'), args: ['--no-sandbox'] })
  try {
    const costs: Typing[] = []
    for (const { path } of lists) {
      const page = await browser.newPage()
      await page.addInitScript(noteHeld)
      await page.goto(`${running.url}/en${path}`, { waitUntil: 'networkidle' })
      const cdp = await page.context().newCDPSession(page)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
      await page.locator('main input[type=search]').first().focus()
      await page.waitForTimeout(2_000)
      for (const key of typed) {
        await page.keyboard.press(key === ' ' ? 'Space' : key)
        await page.waitForTimeout(400)
      }
      const [held, drawn] = await page.evaluate(() => [window.held, window.drawn])
      costs.push({ held: median(held ?? []), drawn: median(drawn ?? []) })
      await page.close()
    }
    return costs
  } finally {
    await browser.close()
    await endProcess(running)
  }
}
