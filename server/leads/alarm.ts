/** Far more leads than people write: nothing is refused for it, but somebody should look. */
import type { Bulletin } from '#server/database/bulletin.ts'
import type { Log } from '#server/log.ts'

export interface LeadAlarm {
  /** One more lead was stored. */
  count: () => void
  /** Leads that were stored before a restart. */
  remember: (times: number[]) => void
  lastHour: () => number
  rings: () => boolean
}

interface AlarmParts {
  now: () => number
  log: Log
  /** Reaches the other servers, whose leads count as well. */
  bulletin: Bulletin | undefined
}

const leadsPerHour = 200
const minute = 60_000
const topic = 'lead'

export function createLeadAlarm({ now, log, bulletin }: AlarmParts): LeadAlarm {
  const perMinute = new Map<number, number>()
  let wasRinging = false

  function add(at: number): void {
    const bucket = Math.floor(at / minute)
    perMinute.set(bucket, (perMinute.get(bucket) ?? 0) + 1)
  }

  function lastHour(): number {
    const current = Math.floor(now() / minute)
    let leads = 0
    for (const [bucket, count] of perMinute) {
      if (bucket <= current - 60) perMinute.delete(bucket)
      // Another server may be a little ahead; what is later still is of a clock that was put back.
      else if (bucket <= current + 1) leads += count
    }
    return leads
  }

  function rings(): boolean {
    return lastHour() >= leadsPerHour
  }

  bulletin?.listen(topic, () => add(now()))

  return {
    count() {
      add(now())
      bulletin?.tell(topic, '')
      const isRinging = rings()
      // One line when it begins; a line for each lead of a flood would be a flood of its own.
      if (isRinging && !wasRinging) log({ level: 'warn', event: 'many-leads', lastHour: lastHour() })
      wasRinging = isRinging
    },
    remember(times) {
      for (const at of times) add(at)
      wasRinging = rings()
    },
    lastHour,
    rings,
  }
}
