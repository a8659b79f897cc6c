import type { ReactNode } from 'react'
import { useWords } from '#app/behaviours/language.ts'
import style from './pattern.module.css'

interface Props {
  /** The component's file, as a developer finds it. */
  file: string
  words: { name: string; use: string; avoid: string }
  /** Name and type of each prop. */
  props: Record<string, string>
  /** Full bands have the width of the page; small parts stand below their description. */
  wide?: boolean
  id: string
  children: ReactNode
}

/** One entry of the pattern library: the real component beside its name, its use and its props. */
export function Pattern({ file, words, props, wide, id, children }: Props) {
  const library = useWords('patterns')
  const names = Object.entries(props)
  return (
    <article className={style.pattern} id={`pattern-${id}`} aria-labelledby={`${id}-name`} data-exhibit="">
      <div className={style.columns}>
        <div className={style.title}>
          <h2 id={`${id}-name`} className={style.name}>
            {words.name}
          </h2>
          <p className={style.file}>{file}</p>
        </div>
        <div className={style.body}>
          <dl>
            <div>
              <dt>{library.use}</dt>
              <dd>{words.use}</dd>
            </div>
            <div>
              <dt>{library.avoid}</dt>
              <dd>{words.avoid}</dd>
            </div>
            <div>
              <dt>{library.props}</dt>
              <dd>
                {names.length === 0 && library.noProps}
                <ul className={style.props}>
                  {names.map(([name, type]) => (
                    <li key={name}>
                      <code>
                        {name}: {type}
                      </code>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          </dl>
          {!wide && <div className={style.part}>{children}</div>}
        </div>
      </div>
      {wide && children}
    </article>
  )
}
