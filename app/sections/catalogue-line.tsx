/** What every line of the departures board shows, closed or as a link, and the heads of its columns. */
import type { ReactNode } from 'react'
import { fill, useWords } from '#app/behaviours/language.ts'
import type { Mark } from '#app/behaviours/search.ts'
import { StopsLine } from '#app/drawings/stops-line.tsx'
import { Marked } from '#app/ui/marked.tsx'
import type { CatalogueLine } from '#content/entries.ts'
import style from './catalogue-line.module.css'

/** For the element whose children are the cells. */
export const lineClass = style.line
/** For the list around the lines. */
export const boardClass = style.board

export function ColumnHeads() {
  const { columns } = useWords('catalogue').board
  return (
    <div className={style.heads} aria-hidden="true">
      <span>{columns.line}</span>
      <span>{columns.title}</span>
      <span>{columns.method}</span>
      <span>{columns.stops}</span>
      <span>{columns.days}</span>
    </div>
  )
}

interface Props {
  entry: CatalogueLine
  level: 2 | 3
  marksIn: (text: string) => Mark[]
  /** What stands below the title: the excerpt, or the sentence in which something was found. */
  sentence?: string
  /** Puts the title into a link. */
  linked?: (title: ReactNode) => ReactNode
}

export function LineCells(props: Props) {
  const { entry, level, marksIn, linked = (title) => title } = props
  const words = useWords('catalogue')
  const { line, title, department, methods, stops, deliveryDays } = entry
  const { sentence = entry.excerpt } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  const marked = (text: string) => <Marked text={text} marks={marksIn(text)} />
  return (
    <>
      <b>{marked(line)}</b>
      <Heading>{linked(marked(title))}</Heading>
      <span>{marked(sentence)}</span>
      <span className={style.method}>
        {marked(words.departments[department])}
        <br />
        {methods[0] && marked(words.methods[methods[0]])}
      </span>
      <StopsLine {...stops} label={fill(words.board.stops, stops)} />
      <span className={style.days}>
        <span className="sr">{`${words.board.columns.days} `}</span>
        {deliveryDays}
        <small> d</small>
      </span>
    </>
  )
}
