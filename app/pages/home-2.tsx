import { Fragment } from 'react'
import { fill, useWords } from '#app/behaviours/language.ts'
import { DayScale, TaskBar } from '#app/drawings/project-days.tsx'
import { CatalogueBoard } from '#app/sections/catalogue-board.tsx'
import { FinalCall } from '#app/sections/final-call.tsx'
import { WorkflowTool } from '#app/sections/workflow-tool.tsx'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { OperationsTeasers } from '#content/entries.ts'
import { offer } from '#contract/offer.ts'
import style from './home-2.module.css'

/** The offer told to operations people: their process first, then what is ready, what it connects, how a project runs. */
export default function Home2({ data }: { data: OperationsTeasers }) {
  const words = useWords('pages/home-2')
  return (
    <>
      <Band id="top" stop={words.stop} labelledBy="page-heading" flush>
        <div className={style.opening}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
          <p className="lede">{words.lede}</p>
        </div>
        <WorkflowTool />
      </Band>
      <CatalogueBoard
        entries={data.catalogue}
        all={data.counts.catalogue}
        words={{ ...words.board, whole: fill(words.board.all, { count: data.counts.catalogue }) }}
      />
      <Systems data={data} />
      <Project />
      <Rules />
      <FinalCall words={words.call} />
    </>
  )
}

function Systems({ data }: { data: OperationsTeasers }) {
  const { systems } = useWords('pages/home-2')
  const { categories } = useWords('integrations')
  return (
    <Band id="systems" stop={systems.stop} labelledBy="systems-heading">
      <HeadingDuo id="systems-heading" long={systems.long} short={systems.short} />
      <p className="lede">{fill(systems.lede, { documented: data.counts.integrations })}</p>
      <dl className={style.systems}>
        {data.systems.map(({ category, titles }) => (
          <div key={category}>
            <dt>{categories[category]}</dt>
            <dd>
              {titles.map((title, index) => (
                <Fragment key={title}>
                  <span>{index < titles.length - 1 ? `${title} ·` : title}</span>{' '}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <ArrowLink to="/integrations">{systems.all}</ArrowLink>
    </Band>
  )
}

/** Planning values for a process of ordinary size, in days from the go-ahead. */
const plan = [
  { task: 'access', from: 0, to: 2, together: true },
  { task: 'build', from: 1, to: 9 },
  { task: 'parallel', from: 7, to: 13 },
  { task: 'exceptions', from: 6, to: 11, together: true },
  { task: 'training', from: 10, to: 13, together: true },
  { task: 'acceptance', from: 13, to: 14, together: true },
] as const

function Project() {
  const { project } = useWords('pages/home-2')
  const days = offer.implementationDays
  return (
    <Band id="project" stop={project.stop} tone="tint" labelledBy="project-heading">
      <HeadingDuo id="project-heading" long={project.long} short={project.short} />
      <p className="lede">{project.lede}</p>
      <div className={style.plan}>
        <div className={style.scale}>
          <DayScale days={days} />
        </div>
        <ol>
          {plan.map((row) => (
            <li key={row.task} className={style.task}>
              <div>
                <h3>
                  {`${project.tasks[row.task].name} `}
                  {'together' in row && <Tag>{project.you}</Tag>}
                </h3>
                <p>
                  <span className="sr">{`${fill(project.span, { from: row.from, to: row.to })} `}</span>
                  {project.tasks[row.task].text}
                </p>
              </div>
              <div className={style.bar}>
                <TaskBar days={days} from={row.from} to={row.to} together={'together' in row} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      <p className={style.note}>{fill(project.note, { days })}</p>
    </Band>
  )
}

function Rules() {
  const { rules } = useWords('pages/home-2')
  return (
    <Band id="rules" stop={rules.stop} labelledBy="rules-heading">
      <HeadingDuo id="rules-heading" size="small" long={rules.long} short={rules.short} />
      <ol className={style.rules}>
        {rules.list.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </Band>
  )
}
