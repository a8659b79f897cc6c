import { useEffect, useRef, useState } from 'react'
import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { watchReading } from '#app/behaviours/reading-position.ts'
import { Button } from '#app/ui/button.tsx'
import { Prose } from '#app/ui/prose.tsx'
import type { LegalText } from '#content/entries.ts'
import style from './legal-clauses.module.css'

interface Props {
  text: LegalText
  /** What a clause means in one sentence, by its id; stands in the margin. */
  notes?: Record<string, string>
  /** Says that the notes in the margin are not part of the text. */
  remark?: string
}

/** Numbered clauses on the line, the contents as its stations. */
export function LegalClauses({ text, notes = {}, remark }: Props) {
  const words = useWords('legal')
  const format = useFormats()
  const body = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const clauses = body.current?.querySelectorAll('section[id]') ?? []
    return watchReading([...clauses], setCurrent)
  }, [text])
  return (
    <div className={style.columns}>
      <nav className={style.contents} aria-label={words.contents}>
        <ol>
          {text.sections.map(({ id, heading }, index) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
                <span className={style.place}>{index + 1}</span> <span>{heading}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={style.body} ref={body}>
        <div className={style.head}>
          <p className={style.facts}>
            <span>{fill(words.updated, { date: format.date(text.updated) })}</span>{' '}
            <span>{fill(words.count, { count: text.sections.length })}</span>
          </p>
          <div className="js-only no-print">
            <Button size="small" onClick={() => print()}>
              {words.print}
            </Button>
          </div>
          <div className={style.intro}>
            <Prose html={text.intro} />
          </div>
          {remark && <p className={style.remark}>{remark}</p>}
        </div>
        {text.sections.map(({ id, heading, html }, index) => (
          <section key={id} id={id} className={style.clause} aria-labelledby={`${id}-heading`}>
            <p className={style.number} aria-hidden="true">
              {index + 1}
            </p>
            <h2 id={`${id}-heading`}>
              <span className="sr">{`${index + 1}. `}</span>
              {heading}
            </h2>
            <div className={style.text}>
              <Prose html={html} />
            </div>
            {notes[id] && (
              <p className={style.note}>
                <span className="sr">{`${words.note}: `}</span>
                {notes[id]}
              </p>
            )}
          </section>
        ))}
      </div>
    </div>
  )
}
