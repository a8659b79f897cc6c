import type { ReactNode } from 'react'
import { useStop } from '#app/behaviours/stops.ts'
import style from './band.module.css'

const tones = { paper: '', tint: style.tint, board: style.board, signal: style.signal }

interface Props {
  /** Names the section for links and for its time of arrival. */
  id: string
  /** What the rail calls this stop. */
  stop?: string
  tone?: keyof typeof tones
  /** The id of the heading inside; a section without a heading needs a label. */
  labelledBy?: string
  label?: string
  /** The content starts on the line instead of one gutter after it. */
  flush?: boolean
  children: ReactNode
}

/** One section on the line t = 0: the stop on the left, everything that takes time to the right. */
export function Band({ id, stop, tone = 'paper', labelledBy, label, flush, children }: Props) {
  const time = useStop(id)
  return (
    <section
      id={id}
      data-stop={stop && ''}
      className={[style.band, tones[tone]].filter(Boolean).join(' ')}
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      <div className={style.columns}>
        <div className={style.rail}>
          {stop && (
            <p className={style.stop}>
              {time && (
                <span className={style.time} aria-hidden="true">
                  {time}
                </span>
              )}
              <span className={style.name}>{stop}</span>
            </p>
          )}
        </div>
        <div className={flush ? `${style.body} ${style.flush}` : style.body}>{children}</div>
      </div>
    </section>
  )
}
