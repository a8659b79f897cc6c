/** Where a request stands in time: days from the one on which it came in, and how they are drawn. */
import { daysInMilliseconds } from '#contract/retention.ts'
import { dayInGermany } from '#contract/working-days.ts'

const dayLength = daysInMilliseconds(1)

interface PlanRow {
  state: 'done' | 'here' | 'open'
  /** Days since the beginning; an open stop waits at the present. */
  from: number
  to: number
}

export interface Plan {
  /** The day of the request where we work, as midnight UTC, like every day without its hour. */
  begin: number
  /** How many days the width stands for. */
  days: number
  today: number
  rows: PlanRow[]
  closed: { from: number; to: number }[]
  /** Every so many days a tick, and at these days a date. */
  tick: 1 | 7
  dates: number[]
}

/** The shortest scale: as long as an implementation may take. */
const shortest = 14
/** Longer scales show weeks instead of days, and no weekends. */
const longest = 70
const mostDates = 6

/** `moments` are in the order of the stops; the first one is always known. */
export function planOf(moments: readonly (number | undefined)[], now: number): Plan {
  const first = moments[0] ?? now
  const begin = Date.parse(dayInGermany(new Date(first)))
  const inDays = (moment: number) => Math.max(0, (moment - begin) / dayLength)
  const here = moments.findLastIndex((moment) => moment !== undefined)
  // A day may have been entered without its hour, or a stop skipped: no stop comes before the one above it.
  const reached: number[] = []
  for (const moment of moments.slice(0, here + 1)) {
    const before = reached.at(-1) ?? 0
    reached.push(Math.max(before, moment === undefined ? before : inDays(moment)))
  }
  const latest = reached.at(-1) ?? 0
  const today = Math.max(inDays(now), latest)
  const days = scaleFor(today)
  const rows = moments.map((_, index): PlanRow => {
    const from = reached[index]
    if (from === undefined) return { state: 'open', from: today, to: today }
    return index === here
      ? { state: 'here', from, to: today }
      : { state: 'done', from, to: reached[index + 1] ?? from }
  })
  const monday = (8 - new Date(begin).getUTCDay()) % 7
  const weeks = Array.from({ length: Math.ceil(days / 7) + 1 }, (_, week) => monday + week * 7)
  const every = Math.ceil(days / 7 / mostDates)
  return {
    begin,
    days,
    today,
    rows,
    closed:
      days > longest
        ? []
        : [monday - 7, ...weeks].map((start) => ({ from: start + 5, to: start + 7 })).flatMap(within(days)),
    tick: days > 42 ? 7 : 1,
    dates: weeks.filter((start, index) => index % every === 0 && start < days),
  }
}

function scaleFor(today: number): number {
  const needed = Math.ceil(today) + 1
  const unit = needed > longest ? 28 : 7
  return Math.max(shortest, Math.ceil(needed / unit) * unit)
}

function within(days: number) {
  return ({ from, to }: { from: number; to: number }) =>
    to > 0 && from < days ? [{ from: Math.max(0, from), to: Math.min(days, to) }] : []
}

export function dateAt({ begin }: Plan, day: number): Date {
  return new Date(begin + day * dayLength)
}
