/** How long the build takes, in a copy of the project so that the site that is being served stays as it is. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { calmMoment } from './calm.ts'
import type { Part } from './report.ts'

const needed = [
  'app',
  'content',
  'contract',
  'locales',
  'prerender',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

export interface Built {
  /** Has `dist/` in it. */
  directory: string
  seconds: number
  /** Both languages, plain address and address with language: four files each. */
  pages: number
  rendering: number
  compressing: number
  remove: () => void
}

/** `change` may alter the copy before it is built. */
export async function buildCopy(change: (directory: string) => void = () => undefined): Promise<Built> {
  const directory = mkdtempSync(join(tmpdir(), 'build-'))
  for (const name of needed) cpSync(name, join(directory, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(directory, 'node_modules'))
  change(directory)
  await calmMoment()
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin/vite'), ['build'], {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    env: { ...process.env, ALLOW_SAMPLE_COMPANY: '1', NO_COLOR: '1' },
  })
  const seconds = (performance.now() - started) / 1000
  if (status !== 0) throw new Error(`The build failed.\n${stderr.slice(-2_000)}`)
  const said = /prerendered (\d+) pages .* in (\d+) ms, compressed \d+ files in (\d+) ms/.exec(stdout)
  const [pages = 0, rendering = 0, compressing = 0] = said?.slice(1).map(Number) ?? []
  const remove = () => rmSync(directory, { recursive: true, force: true })
  return { directory, seconds, pages, rendering, compressing, remove }
}

export async function measureBuild(runs: number): Promise<Part> {
  const rows = []
  for (let run = 0; run < runs; run++) {
    const { seconds, pages, rendering, compressing, remove } = await buildCopy()
    remove()
    rows.push({
      run: run + 1,
      'seconds in all': seconds.toFixed(1),
      pages,
      'prerendering s': (rendering / 1000).toFixed(1),
      'ms per page': (rendering / pages).toFixed(1),
      'compressing s': (compressing / 1000).toFixed(1),
    })
  }
  return {
    title: 'Build of the whole site; a page is both languages, each at two addresses',
    rows,
    demands: [['less than 30 s', rows.some((row) => Number(row['seconds in all']) < 30)]],
  }
}
