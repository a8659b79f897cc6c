import type { Mark } from '#app/behaviours/search.ts'
import style from './marked.module.css'

interface Props {
  text: string
  /** Parts of the text that do not overlap, in order. */
  marks: readonly Mark[]
}

/** A text in which what was searched for is marked. */
export function Marked({ text, marks }: Props) {
  if (marks.length === 0) return text
  return (
    <>
      {marks.map(([start, end], at) => [
        text.slice(marks[at - 1]?.[1] ?? 0, start),
        <mark key={start} className={style.mark}>
          {text.slice(start, end)}
        </mark>,
      ])}
      {text.slice(marks.at(-1)?.[1])}
    </>
  )
}
