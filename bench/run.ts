/**
 * `npm run bench` measures everything, prints tables and keeps the figures in bench/results under the commit.
 * `npm run bench -- pages server` measures parts; `--runs 1` is quick and rough.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

import { measureBuild } from './build.ts'
import { measureEverywhere } from './everywhere.ts'
import { measureGrowth } from './growth.ts'
import { measurePages } from './pages.ts'
import { NotHere } from './programs.ts'
import { type Part, printPart, saveParts } from './report.ts'
import { measureServer } from './server.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
})
const runs = Number(values.runs)

const measurements: Record<string, () => Promise<Part>> = {
  weight: () => ownCommand('What every page weighs', 'bench/weight.ts'),
  build: () => measureBuild(Math.min(runs, 2)),
  pages: () => measurePages(runs),
  everywhere: () => measureEverywhere(),
  server: () => measureServer(Math.min(runs, 4)),
  api: () => ownCommand('Leads', 'bench/api.ts'),
  'log-in': () => ownCommand('Log-ins', 'bench/log-in.ts'),
  typing: () => ownCommand('Typing', 'bench/typing.ts'),
  crash: () =>
    ownCommand(
      'Crashes',
      'drill/run.ts',
      'kill',
      'stop',
      'disk-full',
      'database-down',
      'mail-down',
      '--rounds',
      '30',
    ),
  growth: () => measureGrowth(),
}

const chosen = positionals.length > 0 ? positionals : Object.keys(measurements)
const unknown = chosen.filter((name) => !measurements[name])
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${Object.keys(measurements).join(', ')}.`)
  process.exit(1)
}

const parts: Record<string, Part> = {}
for (const name of chosen) {
  try {
    const part = await measurements[name]?.()
    if (!part) continue
    parts[name] = part
    printPart(part)
    if (part.demands?.some(([, isMet]) => !isMet)) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof NotHere)) throw error
    console.log(`\n${name}: LEFT OUT, ${error.message}`)
  }
}
console.log(`\nKept in ${saveParts(parts)}`)

/** A measurement that prints its own table. */
function ownCommand(title: string, script: string, ...options: string[]): Promise<Part> {
  const { status, stdout } = spawnSync(process.execPath, [script, ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 100_000_000,
  })
  console.log(stdout)
  return Promise.resolve({ title, rows: [], demands: [[script, status === 0]], samples: stdout.split('\n') })
}
