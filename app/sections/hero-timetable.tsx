import { type ReactNode, use, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fill, useLanguage, useWords } from '#app/behaviours/language.ts'
import { prefersStillness } from '#app/behaviours/stillness.ts'
import { StopsContext } from '#app/behaviours/stops.ts'
import { axisOf, brake, mix } from '#app/drawings/timetable-scale.ts'
import { TimetableKey } from '#app/drawings/timetable-key.tsx'
import { Timetable, type TimetableHandle } from '#app/drawings/timetable.tsx'
import { Range } from '#app/ui/range.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { pitchProcesses } from '#contract/pitch-processes.ts'
import { clockText, durationText, totalsOf, workText } from '#contract/workflow.ts'
import style from './hero-timetable.module.css'

interface Props {
  words: { long: string; short: string; lede: string }
  /** Below the lede: the one primary action and a link. */
  children: ReactNode
  /** 2 where the page has a heading above it. */
  level?: 1 | 2
  id?: string
}

const axis = axisOf(Math.max(...pitchProcesses.map(({ steps }) => totalsOf(steps).leadToday)))

/** Letters of a long line that still fill the width in one line. */
const fitting = 15

/** How far the film is: shares of the drawing, and of becoming short. */
interface Moment {
  compressed: number
  drawn: number
}

/** Milliseconds: draw the week, hold, compress. */
const drawing = 1300
const holding = 500
const compressing = 2000

/** The pitch in one picture: a long process becomes short. Plays once, then stands still. */
export function HeroTimetable({ words, children, level = 1, id = 'top' }: Props) {
  const hero = useWords('hero')
  const { locale } = useLanguage()
  const stops = Object.values(use(StopsContext))
  const [chosen, setChosen] = useState(0)
  const process = pitchProcesses[chosen] ?? pitchProcesses[0]
  const timetable = useRef<TimetableHandle>(null)
  const short = useRef<HTMLSpanElement>(null)
  const number = useRef<SVGTextElement>(null)
  const handsOn = useRef<SVGTextElement>(null)
  const scrub = useRef<HTMLInputElement>(null)
  const playing = useRef(0)
  /** The film may outlast the language that it began in. */
  const spoken = useRef({ hero, locale })
  const moment = useRef<Moment>(undefined)
  const Heading = level === 1 ? 'h1' : 'h2'

  function show(compressed: number, drawn = 1) {
    moment.current = { compressed, drawn }
    const frame = timetable.current?.paint(compressed, drawn)
    if (!frame) return
    const share = brake(compressed)
    write(number.current, clockText(frame.lead))
    if (number.current) number.current.dataset['short'] = String(share > 0.5)
    // Width is time, down to the figures themselves.
    stretch(number.current, mix(mix(70, widestFigures(), brake(drawn)), 62, share))
    write(handsOn.current, fill(spoken.current.hero.handsOn, { time: workText(frame.handsOn) }))
    stretch(short.current, mix(71, 62, share))
    tell(scrub.current, compressed, durationText(frame.lead, spoken.current.locale))
  }

  function play() {
    cancelAnimationFrame(playing.current)
    if (prefersStillness()) {
      show(1)
      return
    }
    let start: number | undefined
    function step(now: number) {
      start ??= now
      const time = now - start
      const compressed = Math.max(0, Math.min(1, (time - drawing - holding) / compressing))
      show(compressed, Math.min(1, time / drawing))
      if (compressed < 1) playing.current = requestAnimationFrame(step)
    }
    show(0, 0)
    playing.current = requestAnimationFrame(step)
  }

  // Whoever has scrolled on already is not called back by something moving above.
  const playFirst = useEffectEvent(() => {
    if (scrollY < 200 && !prefersStillness()) play()
  })
  useLayoutEffect(() => {
    // In time for the next frame, but behind the scrolling to the top: to ask where the reader is costs a layout.
    playing.current = requestAnimationFrame(() => playFirst())
    return () => cancelAnimationFrame(playing.current)
  }, [])
  // React has written what the end of the film says.
  const showAgain = useEffectEvent(() => {
    if (moment.current) show(moment.current.compressed, moment.current.drawn)
  })
  useLayoutEffect(() => {
    spoken.current = { hero, locale }
    showAgain()
  }, [hero, locale])
  function choose(key: string) {
    flushSync(() => setChosen(pitchProcesses.findIndex((each) => each.key === key)))
    play()
  }

  if (!process) return null
  const totals = totalsOf(process.steps)
  return (
    <section id={id} className={style.hero} aria-labelledby={`${id}-heading`}>
      <div className={style.head}>
        <Heading
          id={`${id}-heading`}
          className={words.long.length > fitting ? `${style.heading} ${style.wordy}` : style.heading}
        >
          <span className={style.long}>{words.long}</span>{' '}
          <span ref={short} className={style.short}>
            {words.short}
          </span>
        </Heading>
        <div className={style.pitch}>
          <p className={style.lede}>{words.lede}</p>
          <div className={style.actions}>{children}</div>
        </div>
      </div>

      <div className={style.graph}>
        <div className={style.bar}>
          <p className={style.caption}>{hero.caption}</p>
          <div className={`${style.choice} js-only`}>
            <Segmented
              look="line"
              label={hero.choose}
              name={`${id}-process`}
              value={process.key}
              onChange={choose}
              options={pitchProcesses.map((each, index) => ({
                value: each.key,
                label: (
                  <>
                    <b>{`L${index + 1}`}</b> <span>{each.name[locale]}</span>
                  </>
                ),
              }))}
            />
          </div>
          <div className={style.key}>
            <TimetableKey />
          </div>
        </div>
        <div className={style.body}>
          <Timetable
            key={process.key}
            ref={timetable}
            name={process.name[locale]}
            steps={process.steps}
            axis={axis}
          >
            <svg className={style.read} aria-hidden="true">
              <text ref={number} className={style.number} data-short="true">
                {clockText(totals.leadAfter)}
              </text>
              <text dy="2.25em">{hero.readout}</text>
              <text ref={handsOn} dy="3.67em">
                {fill(hero.handsOn, { time: workText(totals.handsOnAfter) })}
              </text>
            </svg>
          </Timetable>
          <div className={`${style.controls} js-only`}>
            <button type="button" className={style.replay} onClick={play}>
              <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
                <path d="M2.2 1.6v10.8L12 7z" />
              </svg>
              <span>{hero.replay}</span>
            </button>
            <div className={style.scrub}>
              <span aria-hidden="true">{hero.today}</span>
              <Range
                ref={scrub}
                min={0}
                max={100}
                step={1}
                defaultValue={100}
                aria-label={hero.scrub}
                aria-valuetext={durationText(totals.leadAfter, locale)}
                onInput={(event) => {
                  cancelAnimationFrame(playing.current)
                  show(Number(event.currentTarget.value) / 100)
                }}
              />
              <span aria-hidden="true" className={style.after}>
                {hero.after}
              </span>
            </div>
          </div>
          <p className={style.fine}>
            <span>{hero.fine}</span>
            {stops.length > 0 && (
              <span className={style.runtime}>
                {fill(hero.runtime, { count: stops.length, time: stops.at(-1) ?? '' })}
              </span>
            )}
          </p>
        </div>
      </div>
    </section>
  )
}

function write(element: SVGTextElement | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text
}

function tell(input: HTMLInputElement | null, compressed: number, lead: string) {
  if (!input) return
  input.value = String(Math.round(compressed * 100))
  input.setAttribute('aria-valuetext', lead)
}

/** In percent. On small screens the figures must leave room for the names; `innerWidth` would cost a layout. */
function widestFigures(): number {
  return matchMedia('(width < 48em)').matches ? 76 : 125
}

/** In whole steps: each width is a font of its own for the browser. */
function stretch(element: HTMLElement | SVGElement | null, percent: number): void {
  const value = `${Math.round(percent)}%`
  if (element && element.style.fontStretch !== value) element.style.fontStretch = value
}
