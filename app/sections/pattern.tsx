import type { ReactNode } from 'react'
import { useWords } from '#app/behaviours/language.ts'
import style from './pattern.module.css'

interface Props {
  /** The component's file, as a developer finds it. */
  file: string
  words: { name: string; use: string; avoid: string }
  /** Name and type of each prop. */
  props: Record<string, string>
  /** Full bands show themselves below; small parts stand beside their description. */
  wide?: boolean
  id: string
  children: ReactNode
}

/** One entry of the pattern library: the real component beside its name, its use and its props. */
export function Pattern({ file, words, props, wide, id, children }: Props) {
  const library = useWords('patterns')
  const names = Object.entries(props)
  return (
    <article
      className={wide ? `${style.pattern} ${style.wide}` : style.pattern}
      id={id}
      aria-labelledby={`${id}-name`}
    >
      <div className={style.about}>
        <h2 id={`${id}-name`} className={style.name}>
          {words.name}
        </h2>
        <p className={style.file}>{file}</p>
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
      </div>
      <div className={style.live}>{children}</div>
    </article>
  )
}
