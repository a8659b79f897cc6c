import type { ReactNode } from 'react'
import style from './stations.module.css'

export interface Station {
  /** A date, a time or a deadline. */
  when: string
  title: string
  text?: ReactNode
  /** The present position, or what is already done. */
  state?: 'here' | 'done'
}

/** One thing after the other on a vertical line. */
export function Stations({ list }: { list: Station[] }) {
  return (
    <ol className={style.stations}>
      {list.map(({ when, title, text, state }) => (
        <li
          key={title}
          className={state && style[state]}
          aria-current={state === 'here' ? 'step' : undefined}
        >
          <p className={style.when}>{when}</p>
          <p className={style.title}>{title}</p>
          {text && <p className={style.text}>{text}</p>}
        </li>
      ))}
    </ol>
  )
}
