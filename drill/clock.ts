/** The clock of the machine is wrong and is put right, in both directions, while visitors send. */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

import type { Fault } from './fault.ts'
import { openMailbox } from './mailbox.ts'
import { makePlace } from './place.ts'

const hour = 3_600_000
const jumps = [0, 5 * hour, -5 * hour, 40 * 24 * hour, 0]

export async function clockJump(): Promise<Fault> {
  const mailbox = await openMailbox()
  const place = makePlace({
    SMTP_URL: mailbox.url,
    NODE_OPTIONS: `--import=${pathToFileURL(resolve('drill/shifted-clock.ts')).href}`,
  })
  const file = join(place.directory, 'clock')
  const recovered: number[] = []
  try {
    writeFileSync(file, '0')
    await place.start({ CLOCK_FILE: file })
    place.visitors.begin()
    for (const jump of jumps) {
      writeFileSync(file, String(jump))
      place.running().child.kill('SIGUSR2')
      recovered.push(await place.visitors.untilAcknowledged())
      await pause(1_000)
    }
    await place.visitors.rest()
    const open = await place.visitors.finish()
    const { acknowledged, lost, doubled, demands } = place.balance()
    const [, sound] = demands
    return {
      fault: 'clock jumps by hours and weeks, both ways',
      rounds: jumps.length - 1,
      acknowledged,
      lost,
      doubled: doubled + mailbox.doubled(),
      recovered: Math.max(...recovered),
      demands: [
        ...(sound ? [sound] : []),
        [`${open} leads were never acknowledged`, open === 0],
        [`letters went out meanwhile (${mailbox.letters.size})`, mailbox.letters.size > 0],
      ],
    }
  } finally {
    await place.leave()
    await mailbox.close()
  }
}
