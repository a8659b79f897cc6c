import { useWords } from '#app/behaviours/language.ts'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { Body, Cell, ColumnHead, Head, Row, RowHead, TableRoot } from '#app/ui/table-parts.tsx'
import { namesOf } from '#contract/record-of.ts'
import style from './about-details.module.css'

export default function AboutDetails() {
  const words = useWords('pages/about-details')
  const { principles, data, technology, roles } = words
  return (
    <>
      <Band id="principles" stop={principles.stop} labelledBy="page-heading" flush>
        <div className={style.head}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
          <p className="lede">{words.lede}</p>
        </div>
        <Principles />
      </Band>
      <Band id="data" stop={data.stop} tone="board" labelledBy="data-heading" flush>
        <div className={style.head}>
          <HeadingDuo id="data-heading" long={data.long} short={data.short} />
          <p className="lede">{data.text}</p>
        </div>
        <Tracks />
        <p className={style.more}>
          <ArrowLink to="/privacy-policy">{data.link}</ArrowLink>
        </p>
      </Band>
      <Band id="technology" stop={technology.stop} labelledBy="technology-heading">
        <HeadingDuo id="technology-heading" long={technology.long} short={technology.short} />
        <Technology />
      </Band>
      <Band id="roles" stop={roles.stop} tone="tint" labelledBy="roles-heading" flush>
        <div className={style.head}>
          <HeadingDuo id="roles-heading" long={roles.long} short={roles.short} />
          <p className="lede">{roles.text}</p>
        </div>
        <Roles />
        <p className={style.more}>
          <ArrowLink to="/careers">{roles.link}</ArrowLink>
        </p>
      </Band>
    </>
  )
}

function Principles() {
  const { principles } = useWords('pages/about-details')
  return (
    <ol className={style.principles}>
      {principles.list.map(({ name, you, us }, index) => (
        <li key={name}>
          <p className={style.number} aria-hidden="true">
            {index + 1}
          </p>
          <h2>{name}</h2>
          <dl>
            <div>
              <dt>{principles.you}</dt>
              <dd>{you}</dd>
            </div>
            <div>
              <dt>{principles.us}</dt>
              <dd>{us}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  )
}

type TrackMark = 'start' | 'stop' | 'asked' | 'end' | 'none'

/** For each kind of data: your systems, the automation, our workshop, others. */
const tracks = {
  business: ['start', 'stop', 'end', 'none'],
  samples: ['start', 'none', 'asked', 'end'],
  secrets: ['start', 'stop', 'end', 'none'],
  logs: ['none', 'start', 'asked', 'end'],
  questions: ['start', 'stop', 'none', 'asked'],
  contacts: ['start', 'none', 'stop', 'stop'],
  training: ['end', 'none', 'none', 'none'],
} as const satisfies Record<string, TrackMark[]>

function Tracks() {
  const { data } = useWords('pages/about-details')
  return (
    <TableRoot className={style.tracks}>
      <caption className="sr">{data.caption}</caption>
      <Head>
        <Row>
          <ColumnHead>{data.kind}</ColumnHead>
          {data.zones.map((zone) => (
            <ColumnHead key={zone}>{zone}</ColumnHead>
          ))}
        </Row>
      </Head>
      <Body>
        {namesOf(tracks).map((kind) => (
          <Row key={kind}>
            <RowHead>
              {`${data.rows[kind].name} `}
              <span>{data.rows[kind].text}</span>
            </RowHead>
            {tracks[kind].map((mark, index) => (
              <Cell key={data.zones[index]}>
                <span className="sr">{data.marks[mark]}</span>
                <Track marks={tracks[kind]} index={index} />
              </Cell>
            ))}
          </Row>
        ))}
      </Body>
    </TableRoot>
  )
}

/** One field of a track: what comes in from the left, what happens here, what goes on to the right. */
function Track({ marks, index }: { marks: readonly TrackMark[]; index: number }) {
  const mark = marks[index]
  const begins = marks.indexOf('start')
  const last = marks.findLastIndex((each) => each !== 'none')
  const comes = begins !== -1 && index > begins && index <= last
  const goes = begins !== -1 && index >= begins && index < last
  // The way to the field that needs consent is dashed, and everything behind it.
  const asked = marks.indexOf('asked')
  const lastFree = marks.findLastIndex((each, at) => at < asked && each !== 'none')
  const lineTo = (at: number) => (asked !== -1 && at > lastFree ? style.dashed : style.line)
  const buffer = mark === 'end' && (comes ? '24%' : '50%')
  if (mark === 'none' && comes && goes) return <Bypass className={lineTo(index)} />
  return (
    <svg width="100%" height="44" aria-hidden="true">
      {comes && <line className={lineTo(index)} x1="-1" x2={buffer || '50%'} y1="22" y2="22" />}
      {goes && <line className={lineTo(index + 1)} x1="50%" x2="100%" y1="22" y2="22" />}
      {buffer && <line className={style.buffer} x1={buffer} x2={buffer} y1="9" y2="35" />}
      {mark === 'start' && <circle className={style.start} cx="50%" cy="22" r="8" />}
      {(mark === 'stop' || mark === 'asked') && <circle className={style.ring} cx="50%" cy="22" r="8" />}
    </svg>
  )
}

/** The track leads around a place where the data do not go. */
function Bypass({ className }: { className: string | undefined }) {
  return (
    <svg width="100%" height="44" viewBox="0 0 100 44" preserveAspectRatio="none" aria-hidden="true">
      <path className={className} d="M-1 22h13c12 0 10 18 22 18h32c12 0 10-18 22-18h12" />
    </svg>
  )
}

function Technology() {
  const { technology } = useWords('pages/about-details')
  const { columns } = technology
  return (
    <TableRoot className={style.technology}>
      <caption className="sr">{technology.caption}</caption>
      <Head>
        <Row>
          {columns.map((column) => (
            <ColumnHead key={column}>{column}</ColumnHead>
          ))}
        </Row>
      </Head>
      <Body>
        {technology.rows.map(({ task, take, because, otherwise }) => (
          <Row key={task}>
            <RowHead>{task}</RowHead>
            <Cell data-label={columns[1]}>{take}</Cell>
            <Cell data-label={columns[2]}>{because}</Cell>
            <Cell data-label={columns[3]}>{otherwise}</Cell>
          </Row>
        ))}
      </Body>
    </TableRoot>
  )
}

type RoleMark = 'leads' | 'works' | 'none'

const roleNames = ['analyst', 'engineer', 'scientist', 'lead', 'protection'] as const

/** In the order of the roles above. */
const crew = {
  session: ['leads', 'works', 'none', 'none', 'none'],
  demo: ['works', 'leads', 'works', 'none', 'none'],
  goals: ['works', 'none', 'works', 'leads', 'works'],
  implementation: ['works', 'leads', 'works', 'works', 'works'],
  handover: ['works', 'works', 'none', 'leads', 'none'],
} as const satisfies Record<string, RoleMark[]>

/** A timetable of people: every role is a train, every step a station. */
function Roles() {
  const { roles } = useWords('pages/about-details')
  return (
    <table className={style.roles}>
      <caption className="sr">{roles.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{roles.step}</th>
          {roleNames.map((role) => (
            <th key={role} scope="col">
              <span>{roles.names[role]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {namesOf(crew).map((step) => (
          <tr key={step}>
            <th scope="row">{roles.steps[step]}</th>
            {crew[step].map((mark, index) => (
              <td key={roleNames[index]}>
                <span className="sr">{roles.marks[mark]}</span>
                {mark !== 'none' && (
                  <svg width="24" height="24" aria-hidden="true">
                    <circle className={mark === 'leads' ? style.leads : style.works} cx="12" cy="12" r="9" />
                  </svg>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
