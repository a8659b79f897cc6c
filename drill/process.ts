/** The process is killed or told to stop while visitors send. */
import { setTimeout as pause } from 'node:timers/promises'

import { median } from '#bench/report.ts'

import type { Fault } from './fault.ts'
import { makePlace } from './place.ts'

export async function killUnderLoad(rounds: number): Promise<Fault> {
  const place = makePlace()
  const starts: number[] = []
  try {
    place.visitors.begin()
    for (let round = 0; round < rounds; round++) {
      starts.push(await place.start())
      await place.visitors.untilAcknowledged()
      await pause(100 + Math.random() * 700)
      await place.end('SIGKILL')
    }
    await place.visitors.rest()
    starts.push(await place.start())
    return { fault: 'SIGKILL under load', rounds, recovered: median(starts), ...(await place.settle()) }
  } finally {
    await place.leave()
  }
}

export async function stopUnderLoad(rounds: number): Promise<Fault> {
  const place = makePlace()
  const stops: number[] = []
  const codes = new Set<number | null>()
  try {
    place.visitors.begin()
    for (let round = 0; round < rounds; round++) {
      await place.start()
      await place.visitors.untilAcknowledged()
      await pause(500)
      const asked = performance.now()
      codes.add(await place.end())
      stops.push(performance.now() - asked)
    }
    await place.visitors.rest()
    await place.start()
    const { demands, ...balance } = await place.settle()
    return {
      fault: 'SIGTERM under load (time to stop)',
      rounds,
      ...balance,
      recovered: Math.max(...stops),
      demands: [
        ...demands,
        [
          'every stop ended with code 0 within 10 s',
          Math.max(...stops) < 10_000 && [...codes].join() === '0',
        ],
      ],
    }
  } finally {
    await place.leave()
  }
}

/** Two servers on one file, one of which dies now and then. */
export async function twoProcesses(rounds: number): Promise<Fault> {
  const first = makePlace()
  const second = makePlace({ DATA_DIR: first.dataDir })
  const starts: number[] = []
  try {
    await first.start()
    first.visitors.begin()
    second.visitors.begin()
    for (let round = 0; round < rounds; round++) {
      starts.push(await second.start())
      await second.visitors.untilAcknowledged()
      await pause(100 + Math.random() * 500)
      await second.end('SIGKILL')
    }
    starts.push(await second.start())
    await second.visitors.untilAcknowledged()
    await Promise.all([first.visitors.rest(), second.visitors.rest()])
    const open = (await first.visitors.finish()) + (await second.visitors.finish())
    const [one, other] = [first.balance(), second.balance()]
    return {
      fault: 'two processes on one SQLite file, one killed',
      rounds,
      acknowledged: one.acknowledged + other.acknowledged,
      lost: one.lost + other.lost,
      doubled: one.doubled,
      recovered: median(starts),
      demands: [...one.demands, [`${open} leads were never acknowledged`, open === 0]],
    }
  } finally {
    await second.leave()
    await first.leave()
  }
}
