import { useId } from 'react'
import { useWords } from '#app/behaviours/language.ts'
import { Hatch } from './hatch.tsx'
import style from './timetable-key.module.css'

/** What the marks of the timetable stand for. */
export function TimetableKey() {
  const words = useWords('hero')
  const hatch = useId()
  return (
    <ul className={style.key} aria-hidden="true">
      <li>
        <svg width="26" height="10">
          <Hatch id={hatch} />
          <rect x=".5" y=".5" width="25" height="9" fill={`url(#${hatch})`} />
        </svg>
        {words.keyWait}
      </li>
      <li>
        <svg width="10" height="10">
          <rect className={style.work} width="10" height="10" />
        </svg>
        {words.keyWork}
      </li>
      <li>
        <svg width="26" height="10">
          <rect className={style.closed} width="26" height="10" />
        </svg>
        {words.keyClosed}
      </li>
    </ul>
  )
}
