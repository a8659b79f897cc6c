import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { HiringLine } from '#app/drawings/hiring-line.tsx'
import { percentOf } from '#app/drawings/percent-of.ts'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { Body, Cell, ColumnHead, Head, Row, RowHead, TableRoot } from '#app/ui/table-parts.tsx'
import { company } from '#contract/company.ts'
import { retentionDays } from '#contract/retention.ts'
import {
  areSampleRoles,
  fullTimeHours,
  hiringDays,
  roleNames,
  roles,
  type RoleName,
} from '#contract/roles.ts'
import style from './careers.module.css'

export default function Careers() {
  const words = useWords('pages/careers')
  const { hiring, end } = words
  return (
    <>
      <Band id="top" stop={words.stop} tone="board" labelledBy="page-heading" flush>
        <div className={style.head}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
          <p className="lede">{words.lede}</p>
        </div>
        <Board />
      </Band>
      <Band id="roles" stop={words.roles.stop} labelledBy="roles-heading" flush>
        <div className={style.head}>
          <HeadingDuo id="roles-heading" long={words.roles.long} short={words.roles.short} />
        </div>
        {roleNames.map((name) => (
          <RoleCard key={name} name={name} />
        ))}
      </Band>
      <Band id="hiring" stop={hiring.stop} tone="tint" labelledBy="hiring-heading" flush>
        <div className={style.head}>
          <HeadingDuo id="hiring-heading" long={hiring.long} short={hiring.short} />
          <p className="lede">{hiring.text}</p>
        </div>
        <Hiring />
      </Band>
      <Band id="end" stop={end.stop} labelledBy="end-heading">
        <HeadingDuo id="end-heading" size="small" long={end.long} short={end.short} />
        <p className={`lede ${style.text}`}>{fill(end.text, { days: retentionDays.leads })}</p>
        <ArrowLink to="/careers-details?role=unsolicited#form">{end.link}</ArrowLink>
      </Band>
    </>
  )
}

function Board() {
  const { board, roles: words } = useWords('pages/careers')
  const format = useFormats()
  const range = ({ from, to }: { from: number; to: number }) =>
    fill(board.range, { from: format.number(from), to: format.number(to) })
  return (
    <>
      <TableRoot className={style.board}>
        <caption className="sr">{board.caption}</caption>
        <Head>
          <Row>
            {[board.line, board.role, board.place, board.hours, board.pay].map((column) => (
              <ColumnHead key={column}>{column}</ColumnHead>
            ))}
          </Row>
        </Head>
        <Body>
          {roleNames.map((name) => (
            <Row key={name}>
              <Cell>
                <span className={style.line}>{roles[name].line}</span>
              </Cell>
              <RowHead>
                <a href={`#${name}`}>{words.list[name].name}</a> <span>{words.list[name].text}</span>
              </RowHead>
              <Cell>{fill(board.remote, { city: company.city })}</Cell>
              <Cell data-label={board.hours}>{range(roles[name].hours)}</Cell>
              <Cell className={style.pay} data-label={board.pay}>
                {range(roles[name].pay)}
              </Cell>
            </Row>
          ))}
        </Body>
      </TableRoot>
      <p className={style.note}>
        {`${fill(board.note, { hours: fullTimeHours })} `}
        {areSampleRoles && board.sample}
      </p>
    </>
  )
}

function RoleCard({ name }: { name: RoleName }) {
  const { roles: words } = useWords('pages/careers')
  const role = words.list[name]
  return (
    <article className={style.role} id={name} aria-labelledby={`${name}-heading`}>
      <div>
        <p className={style.line}>{roles[name].line}</p>
        <h3 id={`${name}-heading`}>{role.name}</h3>
        <p className={style.change}>
          {`${words.change} `}
          <b>{role.change}</b>
        </p>
      </div>
      <div>
        <h4>{words.does}</h4>
        <ul className={style.does}>
          {role.does.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
      </div>
      <div>
        <h4>{words.not}</h4>
        <ul className={style.not}>
          {role.not.map((task) => (
            <li key={task}>
              <s>{task}</s>
            </li>
          ))}
        </ul>
        <h4>{words.know}</h4>
        <p>{role.know}</p>
        <p className={style.apply}>
          {name === 'automation-engineer' ? (
            <ArrowLink to="/careers-details">{words.full}</ArrowLink>
          ) : (
            <ArrowLink to={`/careers-details?role=${name}#form`}>
              {words.apply}
              <span className="sr">: {role.name}</span>
            </ArrowLink>
          )}
        </p>
      </div>
    </article>
  )
}

const [applied, answered, first, second, lastDay] = hiringDays
const stations = [
  { name: 'apply', day: applied },
  { name: 'answer', day: answered },
  { name: 'first', day: first, minutes: 45 },
  { name: 'second', day: second, minutes: 120 },
  { name: 'third', day: lastDay, minutes: 45 },
] as const

/** Three weeks on one scale; the three conversations on a second one below it. */
function Hiring() {
  const { hiring } = useWords('pages/careers')
  return (
    <figure className={style.hiring}>
      <HiringLine />
      <ol className={style.days}>
        {stations.map((station) => (
          <li key={station.name}>
            <p className={style.day}>{fill(hiring.day, { count: station.day })}</p>
            <h3>{hiring.stations[station.name].name}</h3>
            {'minutes' in station && (
              <p className={style.minutes}>
                <svg width="100%" height="10" aria-hidden="true">
                  <rect width={percentOf(station.minutes, 120)} height="10" />
                </svg>
                {station.minutes} min
              </p>
            )}
            <p>{hiring.stations[station.name].text}</p>
          </li>
        ))}
      </ol>
    </figure>
  )
}
