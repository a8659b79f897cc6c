/** Other work on the machine makes every timing worse: waits for a calm moment, and says how calm it was. */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const wanted = 0.6
const patience = 60_000

/** The share of the processors that was idle, 0 to 1; not a number where that cannot be told. */
export async function calmMoment(): Promise<number> {
  const until = Date.now() + patience
  let idle = await idleShare()
  while (idle < wanted && Date.now() < until) idle = await idleShare()
  return idle
}

async function idleShare(): Promise<number> {
  const before = processorTimes()
  await pause(1_500)
  const after = processorTimes()
  return (after.idle - before.idle) / (after.all - before.all)
}

/** Linux only. */
function processorTimes(): { idle: number; all: number } {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
    const times = line.trim().split(/\s+/).slice(1, 9).map(Number)
    const [, , , idle = 0, waiting = 0] = times
    return { idle: idle + waiting, all: times.reduce((sum, time) => sum + time, 0) }
  } catch {
    return { idle: Number.NaN, all: Number.NaN }
  }
}
