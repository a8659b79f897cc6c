import { fill, type Target, useFormats, useWords } from '#app/behaviours/language.ts'
import { CaseTimetable, type Stay } from '#app/drawings/case-timetable.tsx'
import { percentOf } from '#app/drawings/percent-of.ts'
import { Arrow } from '#app/ui/arrow.tsx'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink, Link } from '#app/ui/link.tsx'
import { offer } from '#contract/offer.ts'
import style from './about.module.css'

export default function About() {
  const words = useWords('pages/about')
  const { project, firm, fit, onward } = words
  return (
    <>
      <Band id="top" stop={words.stop} labelledBy="page-heading">
        <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
        <p className={`lede ${style.lede}`}>{words.lede}</p>
      </Band>
      <Band id="project" stop={project.stop} tone="tint" labelledBy="project-heading" flush>
        <div className={style.head}>
          <HeadingDuo id="project-heading" long={project.long} short={project.short} />
          <p className="lede">{project.text}</p>
        </div>
        <Project />
      </Band>
      <Band id="firm" stop={firm.stop} labelledBy="firm-heading" flush>
        <div className={style.head}>
          <HeadingDuo id="firm-heading" long={firm.long} short={firm.short} />
          <p className="lede">{firm.text}</p>
        </div>
        <Stops />
      </Band>
      <Band id="fit" stop={fit.stop} tone="tint" labelledBy="fit-heading" flush>
        <div className={style.head}>
          <HeadingDuo id="fit-heading" long={fit.long} short={fit.short} />
        </div>
        <Fit />
      </Band>
      <Band id="onward" stop={onward.stop} labelledBy="onward-heading" flush>
        <h2 id="onward-heading" className={style.change}>
          {onward.heading}
        </h2>
        <ul className={style.onward}>
          <Connection to="/about-details" {...onward.decide} />
          <Connection to="/careers" {...onward.careers} />
          <Connection to="/request-a-demo" {...onward.session} />
        </ul>
      </Band>
    </>
  )
}

const desks = ['you', 'analyst', 'engineer', 'scientist', 'lead'] as const
const pause = { from: offer.demoDays, to: offer.demoDays + 1.2 }
const go = pause.to
const days = go + offer.implementationDays

/** An example within the promised limits; desks by their place in the list above. */
const journey: Stay[] = [
  { desk: 0, from: 0, to: offer.sessionHours / 24 },
  { desk: 1, from: 0.1, to: 0.9 },
  { desk: 2, from: 1, to: 1.85 },
  { desk: 0, from: 1.9, to: offer.demoDays },
  { desk: 4, from: go, to: go + 0.6 },
  { desk: 2, from: go + 0.8, to: go + 8.5 },
  { desk: 1, from: go + 8.7, to: go + 9.6 },
  { desk: 0, from: go + 9.8, to: go + 12 },
  { desk: 2, from: go + 12.2, to: go + 13.2 },
  { desk: 4, from: go + 13.3, to: go + 13.7 },
  { desk: 0, from: go + 13.8, to: days },
]
const branch: Stay[] = [
  { desk: 2, from: go + 2, to: go + 2 },
  { desk: 3, from: go + 2.4, to: go + 6.4 },
  { desk: 2, from: go + 6.8, to: go + 6.8 },
]

function daysAt(desk: number): number {
  return [...journey, ...branch]
    .filter((stay) => stay.desk === desk)
    .reduce((sum, { from, to }) => sum + to - from, 0)
}

function Project() {
  const { project } = useWords('pages/about')
  const format = useFormats()
  const ticks = [
    ...Array.from({ length: offer.demoDays + 1 }, (_, day) => ({
      at: day,
      ...(day !== 1 && { label: day === 0 ? '0' : `${day} d` }),
    })),
    ...Array.from({ length: offer.implementationDays + 1 }, (_, day) => ({
      at: go + day,
      ...(day > 0 && day % 7 === 0 && { label: `${day} d` }),
    })),
  ]
  return (
    <div className={style.project}>
      <CaseTimetable
        desks={desks.map((desk) => project.desks[desk].name)}
        days={days}
        journey={journey}
        branch={branch}
        pause={{ ...pause, label: project.pause }}
        ticks={ticks}
      />
      <p className={style.caption}>
        {fill(project.caption, { demo: offer.demoDays, live: offer.implementationDays })}
      </p>
      <ol className={style.desks}>
        {desks.map((desk, index) => (
          <li key={desk}>
            <p className={style.days}>{format.number(daysAt(index), { maximumFractionDigits: 1 })} d</p>
            <h3>{project.desks[desk].name}</h3>
            <p>{project.desks[desk].text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Stops() {
  const { firm } = useWords('pages/about')
  return (
    <>
      <ol className={style.stops}>
        {firm.stops.map(({ name, text }) =>
          text ? (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ) : (
            <li key={name} className={style.skipped}>
              <s>{name}</s> <span>{firm.noStop}</span>
            </li>
          ),
        )}
      </ol>
      <p className={style.more}>
        <ArrowLink to="/blog/when-not-to-automate">{firm.link}</ArrowLink>
      </p>
    </>
  )
}

/** 1 to 10,000 on a logarithmic scale. */
function place(people: number): string {
  return percentOf(Math.log10(people), 4)
}

function Fit() {
  const { fit } = useWords('pages/about')
  const format = useFormats()
  const ticks = [1, 10, 100, 1000].flatMap((decade) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => n * decade))
  return (
    <div className={style.fit}>
      <svg width="100%" height="74" aria-hidden="true">
        <rect className={style.range} x={place(20)} width="50%" y="30" height="20" />
        <line className={style.scale} x1="0" x2="100%" y1="50" y2="50" />
        {[...ticks, 10_000].map((people) => (
          <line
            key={people}
            className={style.scale}
            x1={place(people)}
            x2={place(people)}
            y1="50"
            y2={Number.isInteger(Math.log10(people)) ? 34 : 42}
          />
        ))}
        {[10, 20, 100, 1000, 2000].map((people) => (
          <text
            key={people}
            className={people === 10 || people === 1000 ? style.minor : undefined}
            x={place(people)}
            y="68"
            textAnchor="middle"
          >
            {format.number(people)}
          </text>
        ))}
        <text x="0" dx="2" y="68">
          1
        </text>
        <text className={style.minor} x="100%" y="68" textAnchor="end">
          {format.number(10_000)}
        </text>
      </svg>
      <p className={style.caption}>{fit.axis}</p>
      <ul>
        {fit.zones.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Connection({ to, name, text }: { to: Target; name: string; text: string }) {
  return (
    <li>
      <Link to={to}>
        <b>{name}</b> <span>{text}</span>
        <Arrow />
      </Link>
    </li>
  )
}
