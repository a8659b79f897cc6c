import { memo, useLayoutEffect } from 'react'
import { useWords } from '#app/behaviours/language.ts'
import { useOpened } from '#app/behaviours/opened.ts'
import type { Mark } from '#app/behaviours/search.ts'
import { Ways } from '#app/drawings/ways.tsx'
import { Chevron } from '#app/ui/chevron.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { Marked } from '#app/ui/marked.tsx'
import type { IntegrationSummary, TextSection } from '#content/entries.ts'
import type { ListPagePath } from '#contract/long-lists.ts'
import style from './system-row.module.css'
import { TextSections } from './text-sections.tsx'
import { WholeTextLink } from './whole-text-link.tsx'

/** For the list around the rows. */
export const systemsClass = style.systems

/** What a line is called: `S07`. */
export function systemLine(line: number): string {
  return `S${String(line).padStart(2, '0')}`
}

export function SystemHeads() {
  const { columns } = useWords('integrations')
  return (
    <div className={`${style.cells} ${style.columns}`} aria-hidden="true">
      <span>{columns.line}</span>
      <span>{columns.system}</span>
      <span>{columns.way}</span>
      <span>{columns.access}</span>
      <span>{columns.auth}</span>
    </div>
  )
}

interface Props {
  system: IntegrationSummary
  level: 2 | 3
  /** Its place in the directory. */
  line: number
  /** Comes when it is asked for. */
  text: TextSection[] | undefined
  /** Asked for in vain. */
  failed?: boolean
  /** The page that carries the text in its document, see docs/decisions/0007; `true` on that page itself. */
  whole: ListPagePath | true
  marksIn?: (text: string) => Mark[]
  /** Asks for the text. */
  onWant?: () => void
}

/** One line of the directory; it opens onto what was written about the system. */
export const SystemRow = memo(function SystemRow(props: Props) {
  const { system, level, line, text, failed = false, whole, marksIn = () => [], onWant } = props
  const names = useWords('integrations')
  const { details, opened, noteToggle, open } = useOpened(onWant)
  const { slug, title, excerpt, vendor, reads, writes } = system
  const Heading = level === 2 ? 'h2' : 'h3'
  const drawn = whole === true || opened ? text : undefined
  const isLost = failed && opened
  const vendorToo = title.includes(vendor) ? '' : `${vendor}, `
  const marked = (part: string) => <Marked text={part} marks={marksIn(part)} />

  // Browsers unfold what they are led into, but not where a link leads without a new document.
  useLayoutEffect(() => {
    if (location.hash === `#${slug}`) open()
  }, [slug, open])

  return (
    <details
      className={style.system}
      ref={details}
      // The browser may have opened it before React is there.
      suppressHydrationWarning
      onToggle={noteToggle}
    >
      {/* Whoever points at a line is about to open it. */}
      <summary className={style.cells} onPointerEnter={onWant} onFocus={onWant}>
        <span className={style.line} aria-hidden="true">
          {marked(systemLine(line))}
        </span>
        <Heading className={style.name}>
          <strong>{marked(title)}</strong>{' '}
          <span className={style.kind}>{marked(vendorToo + names.categories[system.category])}</span>
        </Heading>
        <span className={style.excerpt}>{marked(excerpt)}</span>
        <span className={style.ways}>
          <Ways reads={reads} writes={writes} />
          <span className="sr">
            {[reads && names.reads, writes && names.writes].filter(Boolean).join(', ')},
          </span>
        </span>
        <span className={style.cell}>
          <span className={style.cellName}>{names.columns.access}: </span>
          {marked(system.access.map((each) => names.access[each]).join(', '))}
        </span>
        <span className={style.cell}>
          <span className={style.cellName}>{names.columns.auth}: </span>
          {marked(system.auth.map((each) => names.auth[each]).join(', '))}
        </span>
        <Chevron />
      </summary>
      <div className={style.more} id={slug} data-waiting={drawn || isLost ? undefined : ''}>
        {drawn && <TextSections sections={drawn} level={level === 2 ? 3 : 4} />}
        {whole !== true && <WholeTextLink to={`${whole}#${slug}`} failed={isLost} />}
        {system.featured && (
          <p className={style.full}>
            <ArrowLink to="/integrations-details">{names.full}</ArrowLink>
          </p>
        )}
      </div>
    </details>
  )
})
