/**
 * `npm run drill` breaks things on purpose and prints what became of what visitors were told is safe.
 * `npm run drill -- kill disk-full` runs some; `--rounds 30` repeats what can be repeated.
 */
import { parseArgs } from 'node:util'

import { NotHere } from '#bench/programs.ts'
import { tableOf } from '#bench/report.ts'

import { formsInTrouble, oldTab } from './browser.ts'
import { clockJump } from './clock.ts'
import { databaseDown } from './database.ts'
import { diskFull, powerCut } from './disk.ts'
import { type Fault, isSurvived, rowOf } from './fault.ts'
import { firefoxJourney } from './firefox.ts'
import { combinedLoad } from './load.ts'
import { mailServerDown, mailServerSlow } from './mail.ts'
import { killUnderLoad, stopUnderLoad, twoProcesses } from './process.ts'
import { restoreBackup } from './restore.ts'
import { scaleOut } from './scale.ts'
import { fuzz, slowExpressions } from './security.ts'
import { caddyConfiguration, nginxConfiguration } from './static-host.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '10' } },
})
const rounds = Number(values.rounds)

const faults: Record<string, () => Promise<Fault | Fault[]>> = {
  kill: () => killUnderLoad(rounds),
  stop: () => stopUnderLoad(Math.min(rounds, 5)),
  'two-processes': () => twoProcesses(Math.min(rounds, 5)),
  'disk-full': () => diskFull(),
  'power-cut': () => powerCut(rounds),
  'database-down': () => databaseDown(Math.min(rounds, 3)),
  'mail-down': () => mailServerDown(),
  'mail-slow': () => mailServerSlow(),
  clock: () => clockJump(),
  restore: () => restoreBackup(),
  forms: () => formsInTrouble(),
  'old-tab': () => oldTab(),
  firefox: () => firefoxJourney(),
  nginx: () => nginxConfiguration(),
  caddy: () => caddyConfiguration(),
  fuzz: () => fuzz(100_000),
  expressions: () => slowExpressions(),
  load: () => combinedLoad(10_000, 60),
  'scale-out': () => scaleOut(Math.min(rounds, 6)),
}

const chosen = positionals.length > 0 ? positionals : Object.keys(faults)
const unknown = chosen.filter((name) => !faults[name])
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${Object.keys(faults).join(', ')}.`)
  process.exit(1)
}

const results: Fault[] = []
const leftOut: string[] = []
for (const name of chosen) {
  const started = performance.now()
  try {
    const found = await faults[name]?.()
    for (const fault of [found ?? []].flat()) {
      results.push(fault)
      console.log(`\n${fault.fault}`)
      for (const [demand, isMet] of fault.demands ?? []) console.log(`  ${isMet ? '✓' : '✗'} ${demand}`)
    }
  } catch (error) {
    if (!(error instanceof NotHere)) throw error
    leftOut.push(`${name}: LEFT OUT on this machine, ${error.message}`)
  }
  console.log(`  (${name}: ${((performance.now() - started) / 1000).toFixed(0)} s)`)
}
console.log(`\n${tableOf(results.map(rowOf))}`)
for (const line of leftOut) console.log(`! ${line}`)
// At once: the embedded database would end the process with 0 whatever was found.
process.exit(results.every(isSurvived) ? 0 : 1)
