/** The cumulative result month by month on millimetre paper: one line is one month, the band is what we do not know. */
import { fill } from '#app/behaviours/language.ts'
import { recordOf } from '#contract/record-of.ts'
import { paybackMonth, readable, scenarioNames, type Forecast } from '#contract/roi.ts'
import { percentOf } from './percent-of.ts'
import style from './roi-curve.module.css'
import { ticksPath } from './ticks.ts'

export interface CurveWords {
  cumulative: string
  monthsAfter: string
  payback: string
  noPayback: string
  conservative: string
  expected: string
  optimistic: string
}

interface Props {
  forecast: Forecast
  /** What the whole drawing says, for those who cannot see it. */
  label: string
  words: CurveWords
  money: (value: number, options?: Intl.NumberFormatOptions) => string
  months?: number
  height: number
}

export function RoiCurve({ label, ...props }: Props) {
  const drawing = layOut(props)
  const { height, width, zero, grid, ticks, labels, stations } = drawing
  const percent = (month: number) => percentOf(month, width)
  return (
    <svg className={style.curve} width="100%" height={height + below} role="img" aria-label={label}>
      <svg width="100%" height={height} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <path className={style.half} d={grid.halfMonths} />
        <path className={style.fine} d={grid.months + grid.money} />
        <path className={style.bold} d={grid.years + grid.steps} />
        <path
          className={style.tick}
          d={ticksPath(
            ticks.months.map((at) => ({ at, height: at % 6 === 0 ? -9 : -5 })),
            height,
          )}
        />
      </svg>
      {(['above', 'below'] as const).map((side) => {
        const [top, bottom] = side === 'above' ? [0, zero] : [zero, height]
        return (
          <svg
            key={side}
            className={`${style.part} ${style[side]}`}
            y={top}
            width="100%"
            height={bottom - top}
            viewBox={`0 ${top} ${width} ${Math.max(bottom - top, 0.01)}`}
            preserveAspectRatio="none"
          >
            <path className={style.band} d={drawing.band} />
            <path className={style.edge} d={drawing.lines.conservative} />
            <path className={style.edge} d={drawing.lines.optimistic} />
            <path className={style.middle} d={drawing.lines.expected} />
          </svg>
        )
      })}
      <line className={style.axis} x1="0" x2="100%" y1={zero} y2={zero} />
      <line className={style.axis} x1="0" x2="100%" y1={height} y2={height} />
      {ticks.money.map((y) => (
        <line key={y} className={style.axis} x1="0" x2="10" y1={y} y2={y} />
      ))}
      {stations.range && (
        <line
          className={style.range}
          x1={percent(stations.range[0])}
          x2={percent(stations.range[1])}
          y1={zero}
          y2={zero}
        />
      )}
      {/* Not by their month: both may stand in the same one, and React would leave one of two with the same key behind. */}
      {stations.others.map((month, index) => (
        <circle key={index} className={style.halt} cx={percent(month)} cy={zero} r="5" />
      ))}
      {stations.payback !== undefined && (
        <>
          <line
            className={style.drop}
            x1={percent(stations.payback)}
            x2={percent(stations.payback)}
            y1={zero}
            y2={height + 34}
          />
          <circle className={style.station} cx={percent(stations.payback)} cy={zero} r="9" />
        </>
      )}
      {drawing.ends.map(({ month, y, kind }) => (
        <circle key={kind} className={style[kind]} cx={percent(month)} cy={y} r="5" />
      ))}
      {labels.map(({ key, text, x, dx, y, anchor, look }) => (
        <text key={key} className={style[look]} x={`${x}%`} dx={dx} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  )
}

/** Room under the month axis for its numbers, the payback and what the axis means. */
const below = 66
/** The paper ends a little after the last month, so that its station is not cut. */
const overhang = 1.034
const lineGap = 17
/** The line of the y axis' name. */
const captionFoot = 36

export interface Label {
  key: string
  text: string
  /** Percent of the width, then pixels from there. */
  x: number
  dx: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  look: 'plain' | 'quiet' | 'strong' | 'loss'
}

/** Where everything stands. Heights are in pixels, widths in months, because the width of the page is not known. */
export function layOut({ forecast, words, money, months = 36, height }: Omit<Props, 'label'>) {
  const width = round(months * overhang)
  const curves = recordOf(scenarioNames, (name) => forecast[name].curve.slice(0, months + 1))
  const values = Object.values(curves).flat()
  const { low, high, step } = extent(Math.min(...values, 0), Math.max(...values, 0))
  const y = (value: number) => round(height - ((value - low) / (high - low)) * height)
  const zero = y(0)
  const amount = (value: number) =>
    money(readable(value), Math.abs(value) >= 1e6 ? { notation: 'compact', maximumFractionDigits: 1 } : {})
  const share = (month: number) => Math.round((month / width) * 10_000) / 100

  const lines = recordOf(scenarioNames, (name) => `M${corners(curves[name], y).join('L')}`)
  const there = corners(curves.optimistic, y)
  const back = corners(curves.conservative, y).toReversed()

  const pays = recordOf(scenarioNames, (name) => within(forecast[name].paybackMonths, months))
  const payback = pays.expected
  const labels: Label[] = [
    { key: 'y', text: words.cumulative, x: 0, dx: 16, y: 20, anchor: 'start', look: 'quiet' },
    {
      key: 'x',
      text: words.monthsAfter,
      x: 100,
      dx: 0,
      y: height + 62,
      anchor: 'end',
      look: 'quiet',
    },
  ]

  const start = curves.expected[0] ?? 0
  const startLabel = Math.min(height - 7, y(start) + 18)
  if (start < 0) {
    const text = amount(start)
    labels.push({ key: 'start', text, x: 0, dx: 14, y: startLabel, anchor: 'start', look: 'plain' })
  }

  const moneyTicks: number[] = []
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) {
    const at = y(value)
    if (at < captionFoot || at > height - 10) continue
    moneyTicks.push(at)
    const isZero = Math.abs(value) < step / 2
    // Above its line, unless the name of the axis stands there.
    const foot = isZero ? (at < captionFoot + lineGap ? at + 15 : at - 7) : at + 4
    const underStation =
      isZero && Math.min(...Object.values(pays).map((month) => month ?? months)) < months / 12
    if (underStation || (start < 0 && Math.abs(foot - startLabel) < 22)) continue
    const text = money(isZero ? 0 : value, {
      notation: 'compact',
      maximumFractionDigits: 2,
      useGrouping: true,
    })
    labels.push({ key: `money ${value}`, text, x: 0, dx: 16, y: foot, anchor: 'start', look: 'plain' })
  }

  const every = months > 12 ? 6 : 2
  for (let month = 0; month <= months; month += every) {
    labels.push({
      key: `month ${month}`,
      text: String(month),
      x: share(month),
      // Clear of the line t = 0.
      dx: month === 0 ? 7 : 0,
      y: height + 23,
      anchor: month === 0 ? 'start' : 'middle',
      look: 'plain',
    })
  }

  labels.push(
    payback === undefined
      ? {
          key: 'payback',
          text: fill(words.noPayback, { months }),
          x: 100,
          dx: 0,
          y: height + 44,
          anchor: 'end',
          look: 'plain',
        }
      : {
          key: 'payback',
          text: fill(words.payback, { month: paybackMonth(forecast.expected) ?? '' }),
          x: share(payback),
          ...(share(payback) <= 40
            ? { anchor: 'start' as const, dx: 8 }
            : share(payback) < 60
              ? { anchor: 'middle' as const, dx: 0 }
              : { anchor: 'end' as const, dx: -8 }),
          y: height + 44,
          look: 'strong',
        },
  )

  const ends = scenarioNames.map((name) => {
    const value = curves[name].at(-1) ?? 0
    return { name, value, y: y(value), falling: value < (curves[name][0] ?? 0) }
  })
  const feet = apart(
    ends.map((end) => (end.falling ? end.y + 20 : end.y - 11)),
    captionFoot,
    height - 7,
  )
  for (const [index, { name, value }] of ends.entries()) {
    labels.push({
      key: name,
      text: `${words[name]} ${amount(value)}`,
      x: share(months),
      dx: 4,
      y: feet[index] ?? 0,
      anchor: 'end',
      look: value > 0 ? 'strong' : 'loss',
    })
  }

  return {
    height,
    width,
    low,
    high,
    zero,
    lines,
    band: `M${[...there, ...back].join('L')}Z`,
    grid: {
      halfMonths: verticals(Array.from({ length: Math.floor(width) }, (_, month) => month + 0.5)),
      months: verticals(Array.from({ length: Math.floor(width) + 1 }, (_, month) => month)),
      years: verticals([0, 6, 12, 18, 24, 30, 36].filter((month) => month <= months)),
      money: horizontals(step / 5),
      steps: horizontals(step),
    },
    ticks: { money: moneyTicks, months: Array.from({ length: months + 1 }, (_, month) => month) },
    stations: {
      payback,
      others: [pays.optimistic, pays.conservative].filter((month) => month !== undefined),
      range:
        pays.optimistic === undefined ? undefined : ([pays.optimistic, pays.conservative ?? width] as const),
    },
    ends: [
      ...(start < 0 ? [{ kind: 'loss' as const, month: 0, y: y(start) }] : []),
      {
        kind: (curves.expected.at(-1) ?? 0) > 0 ? ('gain' as const) : ('end' as const),
        month: months,
        y: y(curves.expected.at(-1) ?? 0),
      },
    ],
    labels,
  }

  function verticals(at: number[]): string {
    return ticksPath(
      at.map((month) => ({ at: month, height: -height })),
      0,
    )
  }

  function horizontals(every: number): string {
    const first = Math.ceil(low / every - 1e-6)
    const last = Math.floor(high / every + 1e-6)
    return Array.from(
      { length: last - first + 1 },
      (_, index) => `M0 ${y((first + index) * every)}H${width}`,
    ).join('')
  }
}

/** The points where a curve bends, and its ends: what lies straight between them need not be said. */
function corners(curve: readonly number[], y: (value: number) => number): string[] {
  return curve.flatMap((value, month) => {
    const [before, after] = [curve[month - 1], curve[month + 1]]
    const isStraight =
      before !== undefined && after !== undefined && Math.abs(before + after - 2 * value) < 0.005
    return isStraight ? [] : [`${month} ${y(value)}`]
  })
}

/** Room above and below the curves, in whole fifths of the step between two labelled amounts. */
export function extent(lowest: number, highest: number): { low: number; high: number; step: number } {
  const span = Math.max(highest - lowest, 100)
  const step = niceStep(span / 6)
  const unit = step / 5
  return {
    low: Math.floor((lowest - span * 0.11) / unit) * unit,
    high: Math.ceil((highest + span * 0.14) / unit) * unit,
    step,
  }
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10) * power
}

/** Moves lines of text apart, keeping their order and staying between top and bottom. */
export function apart(feet: number[], top: number, bottom: number): number[] {
  const order = feet
    .map((foot, index) => ({ foot, index }))
    .toSorted((a, b) => b.foot - a.foot || a.index - b.index)
  let limit = bottom
  for (const line of order) {
    line.foot = Math.min(line.foot, limit)
    limit = line.foot - lineGap
  }
  let least = top
  for (const line of order.toReversed()) {
    line.foot = Math.max(line.foot, least)
    least = line.foot + lineGap
  }
  return order.toSorted((a, b) => a.index - b.index).map(({ foot }) => foot)
}

function within(month: number | undefined, months: number): number | undefined {
  return month !== undefined && month <= months ? month : undefined
}

/** A tenth of a pixel is enough and keeps the page small. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}
