/** A prepared demo as the server gave it. Fetched on its own: without a code nobody needs it. */
import { useEffect, useRef } from 'react'
import { useForecastWords } from '#app/behaviours/forecast-words.ts'
import { focusOn } from '#app/behaviours/focus-on.ts'
import { fill, LanguageContext, useFormats, useLanguage, useWords } from '#app/behaviours/language.ts'
import { useLateWords } from '#app/behaviours/late-words.ts'
import { RoiCurve } from '#app/drawings/roi-curve.tsx'
import { TimetableKey } from '#app/drawings/timetable-key.tsx'
import { Timetable } from '#app/drawings/timetable.tsx'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { lasting, toolPaths } from '#contract/account.ts'
import type { DemoBlock, DemoView } from '#contract/demo-view.ts'
import { decodeForecast, forecast, horizonMonths, type ForecastState } from '#contract/roi.ts'
import { decodeWorkflow } from '#contract/workflow-address.ts'
import { durationText, totalsOf } from '#contract/workflow.ts'
import style from './demo-content.module.css'
import { RoiFigures } from './roi-figures.tsx'

interface Part {
  heading?: string
  blocks: DemoBlock[]
}

export function DemoContent({ demo }: { demo: DemoView }) {
  const { opened } = useWords('pages/password-protected')
  const format = useFormats()
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => {
    focusOn(head.current?.querySelector('h1') ?? null, { preventScroll: true })
    scrollTo(0, 0)
  }, [])
  const parts = partsOf(demo.blocks)
  const language = useLanguage()
  const words = useLateWords('drawings')
  return (
    <LanguageContext value={{ ...language, words: { ...language.words, ...words } }}>
      <Band id="demo" stop={opened.stop} tone="board" labelledBy="page-heading" flush>
        <div className={style.head} ref={head}>
          <HeadingDuo
            level={1}
            size={demo.title.length > 24 ? 'normal' : 'xl'}
            id="page-heading"
            long={demo.title}
            short={fill(opened.preparedFor, { name: demo.preparedFor })}
          />
          <p className={style.until}>
            {fill(opened.until, { date: format.date(demo.expiresAt), hours: lasting.demoHours })}
          </p>
        </div>
      </Band>
      {parts.map((part, index) => (
        <PartBand key={index} part={part} number={index + 1} count={parts.length} hasWords={Boolean(words)} />
      ))}
    </LanguageContext>
  )
}

/** Every heading begins a part of its own. */
function partsOf(blocks: DemoBlock[]): Part[] {
  const parts: Part[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push({ heading: block.text, blocks: [] })
    else {
      if (parts.length === 0) parts.push({ blocks: [] })
      parts.at(-1)?.blocks.push(block)
    }
  }
  return parts
}

interface PartProps {
  part: Part
  number: number
  count: number
  /** Those of the drawings. */
  hasWords: boolean
}

function PartBand({ part, number, count, hasWords }: PartProps) {
  const { opened } = useWords('pages/password-protected')
  const stop = fill(opened.part, { number, count })
  const id = `part-${number}`
  return (
    <Band
      id={id}
      stop={stop}
      tone={number % 2 === 0 ? 'tint' : 'paper'}
      {...(part.heading ? { labelledBy: `${id}-heading` } : { label: stop })}
      flush
    >
      <div className={style.part}>
        {part.heading && (
          <h2 id={`${id}-heading`} className={style.heading}>
            {part.heading}
          </h2>
        )}
        {part.blocks.map((block, index) => (
          <Block key={index} block={block} hasWords={hasWords} />
        ))}
      </div>
    </Band>
  )
}

function Block({ block, hasWords }: { block: DemoBlock; hasWords: boolean }) {
  switch (block.kind) {
    case 'heading':
      return null
    case 'text':
      return (
        <div className={style.text}>
          {block.text.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )
    case 'list':
      return (
        <ul className={style.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'facts':
      return (
        <dl className={style.facts}>
          {block.rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={value.length > 14 ? style.long : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'workflow':
      return hasWords && <WorkflowBlock name={block.name} hash={block.hash} />
    case 'forecast':
      return hasWords && <ForecastBlock name={block.name} hash={block.hash} />
  }
}

function WorkflowBlock({ name, hash }: { name: string; hash: string }) {
  const { opened } = useWords('pages/password-protected')
  const hero = useWords('hero')
  const reading = decodeWorkflow(hash)
  if (reading.state !== 'read') return null
  const { steps } = reading.workflow
  const { leadToday, leadAfter } = totalsOf(steps)
  return (
    <figure className={style.figure}>
      <figcaption>
        <h3>{name}</h3>
        <p>
          {hero.today} <b>{durationText(leadToday)}</b>, {hero.after} <b>{durationText(leadAfter)}</b>
        </p>
      </figcaption>
      <Timetable name={name} steps={steps} />
      <div className={style.key}>
        <TimetableKey />
        <ArrowLink to={`${toolPaths.workflow}#${hash}`}>{opened.workflow}</ArrowLink>
      </div>
    </figure>
  )
}

function ForecastBlock({ name, hash }: { name: string; hash: string }) {
  const decoded = decodeForecast(hash)
  return decoded.kind === 'state' ? <ForecastFigure name={name} hash={hash} state={decoded.state} /> : null
}

function ForecastFigure({ name, hash, state }: { name: string; hash: string; state: ForecastState }) {
  const { opened } = useWords('pages/password-protected')
  const result = forecast(state.inputs, state.spreads)
  const { figures, curve } = useForecastWords(result, state.currency)
  return (
    <figure className={style.figure}>
      <figcaption>
        <h3>{name}</h3>
      </figcaption>
      <div className={style.numbers}>
        <RoiFigures figures={[figures.hours, figures.oneYear, figures.payback]} />
      </div>
      <RoiCurve forecast={result} height={300} {...curve(horizonMonths)} />
      <div className={style.key}>
        <ArrowLink to={`${toolPaths.forecast}#${hash}`}>{opened.forecast}</ArrowLink>
      </div>
    </figure>
  )
}
