import { memo, type ReactNode, useEffect } from 'react'
import { fill, isAt, useFormats, useLanguage, useWords } from '#app/behaviours/language.ts'
import { useOpened } from '#app/behaviours/opened.ts'
import type { Mark } from '#app/behaviours/search.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Marked } from '#app/ui/marked.tsx'
import type { CatalogueSummary, CatalogueText } from '#content/entries.ts'
import type { ListPagePath } from '#contract/long-lists.ts'
import { lineClass, LineCells } from './catalogue-line.tsx'
import style from './departure.module.css'
import { WholeTextLink } from './whole-text-link.tsx'

type MarksIn = (text: string) => Mark[]

export interface WantedLine {
  slug: string
  arrived: boolean
}

interface Props {
  entry: CatalogueSummary
  /** Comes when it is asked for. */
  text: CatalogueText | undefined
  /** Asked for in vain. */
  failed?: boolean
  /** The page that carries the text in its document, see docs/decisions/0007; `true` on that page itself. */
  whole: ListPagePath | true
  /** For the first frame: what is folded may follow. */
  isBrief?: boolean
  marksIn?: MarksIn
  /** The address names this line. */
  wanted?: boolean
  onArrived?: (line: WantedLine) => void
  /** Asks for the text. */
  onWant?: () => void
}

/**
 * A line of the catalogue that opens in place. The browser itself opens it when the address names it, because the name
 * is that of its folded part. The document carries its facts, not its text: the texts of 41 lines weigh
 * 11 KB (German 13) in brotli, two thirds of what a whole page may.
 */
export const Departure = memo(function Departure(props: Props) {
  const { entry, text, failed = false, whole, isBrief, marksIn = noMarks, wanted, onArrived, onWant } = props
  const { slug } = entry
  const { path } = useLanguage()
  const { details, opened, noteToggle, open } = useOpened(onWant)

  useEffect(() => {
    if (!wanted) return
    open()
    details.current?.lastElementChild?.scrollIntoView()
    onArrived?.({ slug, arrived: true })
  }, [wanted, details, open, slug, onArrived])

  const isDrawn = whole === true || opened
  const drawn = isDrawn ? text : undefined
  const isLost = failed && opened

  return (
    <li>
      <details
        className={style.departure}
        ref={details}
        // The visitor or the address may have opened it before this script was there.
        suppressHydrationWarning
        onToggle={({ currentTarget }) => {
          noteToggle()
          if (isAt(path)) nameInAddress(slug, currentTarget.open)
        }}
      >
        {/* Whoever points at a line is about to open it. */}
        <summary className={lineClass} onPointerEnter={onWant} onFocus={onWant}>
          <LineCells
            entry={entry}
            level={2}
            marksIn={marksIn}
            sentence={tellingSentence(entry, text, marksIn)}
          />
        </summary>
        <div className={style.text} id={slug} data-waiting={drawn || isLost ? undefined : ''}>
          {(!isBrief || opened) && <Text entry={entry} text={drawn} marksIn={isDrawn ? marksIn : noMarks} />}
          {whole !== true && <WholeTextLink to={`${whole}#${slug}`} failed={isLost} />}
        </div>
      </details>
    </li>
  )
})

/** When the words that were searched for stand only in the folded text, the first sentence with one of them. */
function tellingSentence(
  { title, excerpt }: CatalogueSummary,
  text: CatalogueText | undefined,
  marksIn: MarksIn,
): string {
  for (const part of [title, excerpt, ...partsOf(text)]) {
    const [first] = marksIn(part)
    if (!first) continue
    if (part === title || part === excerpt) return excerpt
    const sentences = part.split(/(?<=[.;:] )/)
    let end = 0
    return sentences.find((sentence) => (end += sentence.length) > first[0])?.trim() ?? excerpt
  }
  return excerpt
}

function partsOf(text: CatalogueText | undefined): string[] {
  return text ? [text.problem, text.afterwards, ...text.bring, text.limits] : []
}

/** An open line can be shared by copying the address. */
function nameInAddress(slug: string, open: boolean): void {
  const named = location.hash === `#${slug}`
  if (open === named) return
  const { pathname, search } = location
  history.replaceState(history.state, '', open ? `#${slug}` : pathname + search)
}

/** Nothing is marked in what is folded, so that a key redraws only what can be seen. */
const noMarks: MarksIn = () => []

const Text = memo(function Text({
  entry,
  text,
  marksIn,
}: Pick<Props, 'entry' | 'text'> & { marksIn: MarksIn }) {
  const words = useWords('departures').entry
  const labels = useWords('catalogue')
  const { platforms } = useWords('platforms')
  const format = useFormats()
  const { slug, forecast } = entry
  const marked = (part: string) => <Marked text={part} marks={marksIn(part)} />
  return (
    <>
      {text && (
        <dl>
          <Part name={words.problem}>{marked(text.problem)}</Part>
          <Part name={words.afterwards} look={style.after}>
            {marked(text.afterwards)}
          </Part>
          <Part name={words.bring}>
            <ul>
              {text.bring.map((item) => (
                <li key={item}>{marked(item)}</li>
              ))}
            </ul>
          </Part>
          <Part name={words.limits}>{marked(text.limits)}</Part>
        </dl>
      )}
      <dl>
        <Part name={words.methods}>
          {marked(entry.methods.map((method) => labels.methods[method]).join(', '))}
        </Part>
        <Part name={words.platforms}>
          {marked(entry.platforms.map((platform) => platforms[platform]).join(', '))}
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
