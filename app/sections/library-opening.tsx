import { useWords } from '#app/behaviours/language.ts'
import { ArrowLink, Link } from '#app/ui/link.tsx'
import style from './library-opening.module.css'
import { Opening } from './opening.tsx'

const pages = ['/hero', '/cards', '/ctas'] as const

interface Props<Part extends string> {
  words: { long: string; short: string; lede: string; patterns: Record<Part, { name: string }> }
  self: (typeof pages)[number]
  /** In the order of the page; each pattern has the same id. */
  parts: readonly Part[]
}

/** How each of the three library pages begins: what it holds, and the way to the other two. */
export function LibraryOpening<Part extends string>({ words, self, parts }: Props<Part>) {
  const library = useWords('patterns')
  const { labels } = useWords('menu')
  return (
    <Opening words={words} stop={library.stop}>
      <ol className={style.index}>
        {parts.map((part) => (
          <li key={part}>
            <Link to={`${self}#pattern-${part}`}>{words.patterns[part].name}</Link>
          </li>
        ))}
      </ol>
      <nav className={style.others} aria-label={library.others}>
        {pages
          .filter((path) => path !== self)
          .map((path) => (
            <ArrowLink key={path} to={path}>
              {labels[path]}
            </ArrowLink>
          ))}
      </nav>
    </Opening>
  )
}
