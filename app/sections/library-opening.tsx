import { useWords } from '#app/behaviours/language.ts'
import { ArrowLink } from '#app/ui/link.tsx'
import style from './library-opening.module.css'
import { Opening } from './opening.tsx'

const parts = ['/hero', '/cards', '/ctas'] as const

interface Props {
  words: { long: string; short: string; lede: string }
  self: (typeof parts)[number]
}

/** How each of the three library pages begins: what it holds, and the way to the other two. */
export function LibraryOpening({ words, self }: Props) {
  const library = useWords('patterns')
  const { labels } = useWords('menu')
  return (
    <Opening words={words} stop={library.stop}>
      <nav className={style.others} aria-label={library.others}>
        {parts
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
