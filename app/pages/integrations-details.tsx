import { fill, useWords } from '#app/behaviours/language.ts'
import { DataFlow } from '#app/drawings/data-flow.tsx'
import { FinalCall } from '#app/sections/final-call.tsx'
import { Opening } from '#app/sections/opening.tsx'
import { Band } from '#app/ui/band.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import type { Integration } from '#content/entries.ts'
import style from './integrations-details.module.css'

export default function IntegrationsDetails({ data }: { data: Integration }) {
  const words = useWords('pages/integrations-details')
  return (
    <>
      <Opening words={words} stop={words.stop}>
        <SystemFacts system={data} />
      </Opening>
      <Flow system={data} />
      <ReadAndWrite system={data} />
      <Rights system={data} />
      <Limits system={data} />
      <FinalCall words={words.call} />
    </>
  )
}

function SystemFacts({ system }: { system: Integration }) {
  const words = useWords('pages/integrations-details')
  const names = useWords('integrations')
  return (
    <div className={style.facts}>
      <p className={style.system}>{fill(words.example, { system: system.title })}</p>
      <p>{system.excerpt}</p>
      <ul>
        <li>{names.categories[system.category]}</li>
        <li>{system.access.map((each) => names.access[each]).join(', ')}</li>
        <li>{system.auth.map((each) => names.auth[each]).join(', ')}</li>
      </ul>
    </div>
  )
}

function Flow({ system }: { system: Integration }) {
  const { flow } = useWords('pages/integrations-details')
  return (
    <Band id="flow" stop={flow.stop} labelledBy="flow-heading" flush>
      <h2 id="flow-heading" className={`${style.heading} ${style.indent}`}>
        {flow.heading}
      </h2>
      <DataFlow
        parties={[system.title, flow.automation, flow.person]}
        label={fill(flow.label, { system: system.title })}
        orderOnly={flow.order}
      />
      <ol className={style.steps}>
        {flow.steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  )
}

function sectionOf(system: Integration, id: string) {
  return system.sections.find((section) => section.id === id) ?? { heading: '', html: '' }
}

/** Out of the system on the left, into it on the right. */
function ReadAndWrite({ system }: { system: Integration }) {
  const { both } = useWords('pages/integrations-details')
  const sides = ['reads', 'writes'].map((id) => ({ id, ...sectionOf(system, id) }))
  return (
    <Band id="data" stop={both.stop} tone="tint" label={both.stop} flush>
      <div className={style.sides}>
        {sides.map(({ id, heading, html }) => (
          <div key={id} className={style[id]}>
            <h2 className={style.side}>{heading}</h2>
            <svg width="100%" height="22" aria-hidden="true">
              <line x1="0" x2="100%" y1="11" y2="11" />
              <svg x={id === 'reads' ? '100%' : '0'} overflow="visible">
                <path d={id === 'reads' ? 'M-13 1L-1 11L-13 21' : 'M13 1L1 11L13 21'} />
              </svg>
            </svg>
            <Prose html={html} />
          </div>
        ))}
      </div>
    </Band>
  )
}

const granted = [
  ['read', 'yes'],
  ['create', 'yes'],
  ['change', 'some'],
  ['post', 'no'],
  ['delete', 'no'],
  ['manage', 'no'],
] as const

function Rights({ system }: { system: Integration }) {
  const { rights } = useWords('pages/integrations-details')
  const { heading, html } = sectionOf(system, 'access')
  return (
    <Band id="rights" stop={rights.stop} labelledBy="rights-heading">
      <div className={style.split}>
        <div>
          <h2 id="rights-heading" className={style.heading}>
            {heading}
          </h2>
          <Prose html={html} />
        </div>
        <Table
          wordy
          caption={rights.caption}
          columns={[{ label: rights.action }, { label: rights.right }, { label: rights.reason }]}
          rows={granted.map(([key, right]) => ({
            key,
            cells: [
              rights.rows[key].action,
              <strong key="right" className={style.right}>
                {rights[right]}
              </strong>,
              rights.rows[key].reason,
            ],
          }))}
        />
      </div>
    </Band>
  )
}

function Limits({ system }: { system: Integration }) {
  const words = useWords('pages/integrations-details')
  const { limits } = words
  const { heading, html } = sectionOf(system, 'limits')
  return (
    <Band id="limits" stop={limits.stop} labelledBy="limits-heading">
      <div className={style.split}>
        <div>
          <h2 id="limits-heading" className={style.heading}>
            {heading}
          </h2>
          <Prose html={html} />
        </div>
        <div>
          <Table
            wordy
            caption={limits.caption}
            columns={[{ label: limits.case }, { label: limits.reaction }, { label: limits.notice }]}
            rows={limits.rows.map((row) => ({
              key: row.case,
              cells: [row.case, row.reaction, row.notice],
            }))}
          />
          <p className={style.agreed}>{limits.agreed}</p>
        </div>
      </div>
      <p className={style.back}>
        <ArrowLink to="/integrations">{words.back}</ArrowLink>
      </p>
    </Band>
  )
}
