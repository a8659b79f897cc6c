import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import type { Mark } from '#app/behaviours/search.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { Marked } from '#app/ui/marked.tsx'
import type { CatalogueEntry } from '#content/entries.ts'
import { lineClass, LineCells } from './catalogue-line.tsx'
import style from './departure.module.css'

export interface WantedLine {
  slug: string
  arrived: boolean
}

interface Props {
  entry: CatalogueEntry
  /** The text is in the document from the start. */
  whole: boolean
  marksIn: (text: string) => Mark[]
  /** The address names this line. */
  wanted: boolean
  onArrived: (line: WantedLine) => void
}

/** Where the document carries the text of every line, see docs/decisions/0007. */
export const wholePath = '/product-1/all'

/**
 * A line of the catalogue that opens in place. The browser itself opens it when the address names it, because the name
 * is that of its folded part. The document carries its facts, not its text: the texts of 41 lines weigh
 * 11 KB (German 13) in brotli, two thirds of what a whole page may.
 */
export const Departure = memo(function Departure({ entry, whole, marksIn, wanted, onArrived }: Props) {
  const words = useWords('departures').entry
  const { slug } = entry
  const details = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)

  useEffect(() => {
    if (wanted && details.current) {
      details.current.open = true
      details.current.lastElementChild?.scrollIntoView()
      onArrived({ slug, arrived: true })
    }
    if (details.current?.open) setOpened(true)
  }, [wanted, slug, onArrived])

  return (
    <li>
      <details
        className={style.departure}
        ref={details}
        // The visitor or the address may have opened it before this script was there.
        suppressHydrationWarning
        onToggle={({ currentTarget: { open } }) => {
          if (open) setOpened(true)
          nameInAddress(slug, open)
        }}
      >
        <summary className={lineClass}>
          <LineCells entry={entry} level={2} marksIn={marksIn} sentence={tellingSentence(entry, marksIn)} />
        </summary>
        <div className={style.text} id={slug}>
          <Text entry={entry} whole={whole || opened} marksIn={whole || opened ? marksIn : noMarks} />
          {!whole && (
            <noscript>
              <ArrowLink to={`${wholePath}#${slug}`}>{words.whole}</ArrowLink>
            </noscript>
          )}
        </div>
      </details>
    </li>
  )
})

/** When the words that were searched for stand only in the folded text, the first sentence with one of them. */
function tellingSentence(entry: CatalogueEntry, marksIn: Props['marksIn']): string {
  const { title, excerpt, problem, afterwards, bring, limits } = entry
  for (const text of [title, excerpt, problem, afterwards, ...bring, limits]) {
    const [first] = marksIn(text)
    if (!first) continue
    if (text === title || text === excerpt) return excerpt
    const sentences = text.split(/(?<=[.;:] )/)
    let end = 0
    return sentences.find((sentence) => (end += sentence.length) > first[0])?.trim() ?? excerpt
  }
  return excerpt
}

/** An open line can be shared by copying the address. */
function nameInAddress(slug: string, open: boolean): void {
  const named = location.hash === `#${slug}`
  if (open === named) return
  const { pathname, search } = location
  history.replaceState(history.state, '', open ? `#${slug}` : pathname + search)
}

/** Nothing is marked in what is folded, so that a key redraws only what can be seen. */
const noMarks: Props['marksIn'] = () => []

const Text = memo(function Text({ entry, whole, marksIn }: Pick<Props, 'entry' | 'whole' | 'marksIn'>) {
  const words = useWords('departures').entry
  const labels = useWords('catalogue')
  const format = useFormats()
  const { slug, forecast } = entry
  const marked = (text: string) => <Marked text={text} marks={marksIn(text)} />
  return (
    <>
      {whole && (
        <dl>
          <Part name={words.problem}>{marked(entry.problem)}</Part>
          <Part name={words.afterwards} look={style.after}>
            {marked(entry.afterwards)}
          </Part>
          <Part name={words.bring}>
            <ul>
              {entry.bring.map((item) => (
                <li key={item}>{marked(item)}</li>
              ))}
            </ul>
          </Part>
          <Part name={words.limits}>{marked(entry.limits)}</Part>
        </dl>
      )}
      <dl>
        <Part name={words.methods}>{entry.methods.map((method) => labels.methods[method]).join(', ')}</Part>
        <Part name={words.platforms}>
          {entry.platforms.map((platform) => labels.platforms[platform]).join(', ')}
        </Part>
        <Part name={words.assumed} look={style.assumed}>
          {fill(words.volume, {
            cases: format.number(forecast.casesPerMonth),
            minutes: format.number(forecast.minutesPerCase),
          })}
        </Part>
      </dl>
      <p>
        <ButtonLink look="signal" size="small" to={`/product-3?automation=${slug}`}>
          {words.forecast}
        </ButtonLink>
        <ButtonLink size="small" to={`/request-a-demo?automation=${slug}`}>
          {words.demo}
        </ButtonLink>
      </p>
    </>
  )
})

function Part({ name, look, children }: { name: string; look?: string | undefined; children: ReactNode }) {
  return (
    <div className={look}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
