import { useFormats } from '#app/behaviours/language.ts'
import { percentOf } from './percent-of.ts'
import { dateAt, planOf, type Plan } from './request-plan.ts'
import style from './request-timetable.module.css'

interface Stop {
  name: string
  /** When it was reached, in milliseconds. */
  moment?: number | undefined
}

interface Props {
  /** The first one is the day on which the request came in: t = 0. */
  stops: Stop[]
  now: number
  words: { today: string; open: string; skipped: string }
}

const row = 64
const middle = row / 2
const head = 34
const foot = 30

/**
 * A request as a graphic timetable: one row for each stop, days to scale from the line, ink for what is behind and
 * the colour of the position for where it stands. It is a list of dates, too.
 */
export function RequestTimetable({ stops, now, words }: Props) {
  const format = useFormats()
  const plan = planOf(
    stops.map(({ moment }) => moment),
    now,
  )
  return (
    <div className={style.plan}>
      <ol className={style.stops}>
        {stops.map(({ name, moment }, index) => {
          const state = plan.rows[index]?.state ?? 'open'
          // One without a day that others have come after was not needed.
          const without = state === 'open' ? words.open : words.skipped
          return (
            <li key={name} className={style[state]} aria-current={state === 'here' ? 'step' : undefined}>
              <b>{name}</b> <span>{moment === undefined ? without : format.date(new Date(moment))}</span>
            </li>
          )
        })}
      </ol>
      <Picture plan={plan} today={words.today} />
    </div>
  )
}

function Picture({ plan, today }: { plan: Plan; today: string }) {
  const format = useFormats()
  const { days, rows, closed, tick, dates } = plan
  const at = (day: number) => percentOf(day, days)
  const height = rows.length * row
  const now = at(plan.today)
  const isLate = plan.today / days > 0.75
  const lastReached = rows.findLastIndex(({ state }) => state !== 'open')
  return (
    <svg className={style.picture} width="100%" height={head + height + foot} aria-hidden="true">
      <svg y={head} height={height}>
        {closed.map(({ from, to }) => (
          <rect key={from} className={style.closed} x={at(from)} width={at(to - from)} height={height} />
        ))}
        {rows.map((_, index) => (
          <line key={index} className={style.rule} x2="100%" y1={index * row} y2={index * row} />
        ))}
      </svg>
      <svg y={head - 10} height="10" width="100%" viewBox={`0 0 ${days} 10`} preserveAspectRatio="none">
        <path
          className={style.ticks}
          d={Array.from({ length: Math.floor(days / tick) + 1 }, (_, index) => `M${index * tick} 10v-6`).join(
            '',
          )}
        />
      </svg>
      {dates.map((day, index) => {
        const isLast = day / days > 0.86
        return (
          <g key={day} className={index % 2 ? style.second : undefined}>
            <line className={style.date} x1={at(day)} x2={at(day)} y1={head - 18} y2={head} />
            <text
              className={isLast ? style.last : undefined}
              x={at(day)}
              dx={isLast ? -6 : 6}
              y={head - 14}
              textAnchor={isLast ? 'end' : 'start'}
            >
              {format.date(dateAt(plan, day), { day: 'numeric', month: 'short' })}
            </text>
          </g>
        )
      })}
      <svg y={head} overflow="visible">
        <line className={style.now} x1={now} x2={now} y2={height + 12} />
        <text
          className={style.today}
          x={now}
          y={height + 22}
          dx={isLate ? -8 : 8}
          textAnchor={isLate ? 'end' : 'start'}
        >
          {today}
        </text>
        {/* From the last one: a station lies over the way that leaves it. */}
        {rows
          .map(({ state, from, to }, index) => {
            const y = index * row + middle
            const length = Math.round(to - from)
            return (
              <g key={index} className={style[state]}>
                {index > 0 && (
                  <line className={style.descent} x1={at(from)} x2={at(from)} y1={y - row} y2={y} />
                )}
                {state !== 'open' && (
                  <rect className={style.bar} x={at(from)} y={y - 8} width={at(to - from)} height="16" />
                )}
                <circle className={style.station} cx={at(from)} cy={y} r="9" />
                {state !== 'open' && length > 0 && (
                  <text
                    className={style.length}
                    x={at(to)}
                    dx={to / days > 0.9 ? -4 : index === lastReached ? 12 : 10}
                    y={to / days > 0.9 ? y - 14 : y + 4}
                    textAnchor={to / days > 0.9 ? 'end' : 'start'}
                  >
                    {length} d
                  </text>
                )}
              </g>
            )
          })
          .toReversed()}
      </svg>
    </svg>
  )
}
