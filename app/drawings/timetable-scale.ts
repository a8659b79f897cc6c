/** The arithmetic of the timetable: its axis, and where every step stands while the process gets shorter. */
import { totalsOf, type ProcessStep } from '#contract/workflow.ts'
import { percentOf } from './percent-of.ts'

const hour = 60
const day = 24 * hour
const week = 7 * day

export interface Axis {
  minutes: number
  /** Minutes between labels, between middle ticks and between short ones. */
  rhythm: Rhythm
  labels: {
    /** Minutes from the start. */
    at: number
    text: string
    /** 0 is Monday. */
    weekday?: number
  }[]
  /** When the office is closed, for a case that arrives on Monday at nine. */
  closed: { from: number; to: number }[]
}

type Rhythm = readonly [label: number, middle: number, short: number]

/** One sign of the data face at 11.5 pixels. */
export const signWidth = 0.62 * 11.5

/** The plot at a window of 320 pixels. */
const narrowest = 277
const labelGap = 8

const rhythms: Rhythm[] = [
  [10, 5, 1],
  [15, 5, 5],
  [30, 10, 5],
  [hour, 30, 10],
  [2 * hour, hour, 20],
  [3 * hour, hour, 30],
  [6 * hour, 2 * hour, hour],
  [day, 6 * hour, 2 * hour],
  [2 * day, day, 8 * hour],
  [week, day, day],
  [2 * week, week, 2 * day],
]

/** The shortest axis that holds so many minutes and whose labels do not touch on the narrowest screen. */
export function axisOf(minutes: number): Axis {
  const needed = Math.max(1, minutes)
  const fits = ([every]: Rhythm) => {
    const count = Math.ceil(needed / every)
    return narrowest / count >= labelOf(count * every, every).length * signWidth + labelGap
  }
  const rhythm = rhythms.find(fits) ?? longRhythm(needed)
  const [every] = rhythm
  const count = Math.ceil(needed / every)
  const labels = Array.from({ length: count + 1 }, (_, index) => ({
    at: index * every,
    text: labelOf(index * every, every),
    ...(every === day && { weekday: index % 7 }),
  }))
  return { minutes: count * every, rhythm, labels, closed: closedHours(count * every) }
}

/** Four weeks, eight, sixteen, and so on. */
function longRhythm(minutes: number): Rhythm {
  let label = 4 * week
  while (minutes / label > 4) label *= 2
  return [label, label / 4, label / 4]
}

function labelOf(at: number, every: number): string {
  if (at === 0) return '0'
  if (every >= day) return `${at / day} d`
  return every >= hour ? `${at / hour} h` : `${at} min`
}

/** From 18:00 to 8:00 and over the weekend. On an axis of several weeks the bands would be mere noise. */
function closedHours(end: number): Axis['closed'] {
  const bands: Axis['closed'] = []
  if (end > 3 * week) return bands
  for (let start = 0; start < end; start += day) {
    const weekday = (start / day) % 7
    if (weekday > 4) continue
    const from = start + 9 * hour
    const to = Math.min(end, weekday === 4 ? start + 3 * day - hour : start + 23 * hour)
    if (from < end) bands.push({ from, to })
  }
  return bands
}

export interface RowFrame {
  /** When the case reaches this step, in minutes from the start. */
  start: number
  wait: number
  work: number
  /** What is drawn of it so far. */
  waitDrawn: number
  workDrawn: number
  /** The step is behind the pen: its way to the next one is drawn. */
  passed: boolean
  state: 'today' | 'turning' | 'after'
}

export interface Frame {
  rows: RowFrame[]
  /** Minutes from start to finish at this moment. */
  lead: number
  handsOn: number
  phase: 'today' | 'turning' | 'after'
}

/** How much later the last step starts to shrink than the first. */
const stagger = 0.55

/** One moment of the drawing: `compressed` from 0 (today) to 1 (afterwards), `drawn` is the part of today already drawn. */
export function frameOf(steps: readonly ProcessStep[], compressed: number, drawn = 1): Frame {
  const totals = totalsOf(steps)
  const pen = drawn < 1 ? totals.leadToday * drawn : Infinity
  let start = 0
  const rows = steps.map((step, index): RowFrame => {
    const delay = steps.length > 1 ? index / (steps.length - 1) : 0
    const share = brake(between(compressed * (1 + stagger) - stagger * delay))
    const wait = mix(step.waitHours * 60, step.after.waitMinutes, share)
    const work = mix(step.workMinutes, step.after.workMinutes, share)
    const row = {
      start,
      wait,
      work,
      waitDrawn: Math.max(0, Math.min(wait, pen - start)),
      workDrawn: Math.max(0, Math.min(work, pen - start - wait)),
      passed: pen >= start + wait + work,
      state: share > 0.98 ? 'after' : share > 0.5 ? 'turning' : 'today',
    } as const
    start += wait + work
    return row
  })
  return {
    rows,
    lead: Math.min(start, pen),
    handsOn: mix(totals.handsOnToday, totals.handsOnAfter, brake(compressed)),
    phase: compressed === 0 ? 'today' : compressed > 0.75 ? 'after' : 'turning',
  }
}

/** Slow, fast, slow: the fifth power in and out. */
export function brake(share: number): number {
  return share < 0.5 ? 16 * share ** 5 : 1 - (2 - 2 * share) ** 5 / 2
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

function between(value: number): number {
  return Math.min(1, Math.max(0, value))
}

export function percent(minutes: number, axis: Pick<Axis, 'minutes'>): string {
  return percentOf(minutes, axis.minutes)
}
