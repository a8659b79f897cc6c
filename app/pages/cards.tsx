import { useState } from 'react'
import { fill, useWords } from '#app/behaviours/language.ts'
import { Ruler } from '#app/drawings/ruler.tsx'
import { StopsLine } from '#app/drawings/stops-line.tsx'
import { BillingSwitch } from '#app/sections/billing-switch.tsx'
import { CatalogueBoard } from '#app/sections/catalogue-board.tsx'
import { LibraryOpening } from '#app/sections/library-opening.tsx'
import { Pattern } from '#app/sections/pattern.tsx'
import { Price } from '#app/sections/price.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { AreaField, CheckField, Field, SelectField } from '#app/ui/field.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { Stations } from '#app/ui/stations.tsx'
import { Table } from '#app/ui/table.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { Teasers } from '#content/entries.ts'
import { offer, plans } from '#contract/offer.ts'
import style from './cards.module.css'

const parts = [
  'tags',
  'switch',
  'slider',
  'fields',
  'table',
  'fold',
  'ticket',
  'stops',
  'stations',
  'ruler',
  'board',
] as const

/** The pattern library, second part: blocks and controls with their states. */
export default function Cards({ data }: { data: Pick<Teasers, 'catalogue' | 'counts'> }) {
  const words = useWords('pages/cards')
  const { patterns, sample } = words
  return (
    <>
      <LibraryOpening words={words} self="/cards" parts={parts} />
      <Pattern
        id="tags"
        file="app/ui/tag.tsx"
        words={patterns.tags}
        props={{ 'look?': "'line' | 'signal' | 'ink'" }}
      >
        <p className={style.row}>
          <Tag>{sample.tags.plain}</Tag>
          <Tag look="signal">{sample.tags.free}</Tag>
          <Tag look="ink">{sample.tags.paid}</Tag>
        </p>
      </Pattern>
      <Pattern
        id="switch"
        file="app/ui/segmented.tsx · app/ui/tabs.tsx"
        words={patterns.switch}
        props={{
          label: 'string',
          options: '{ value; label }[]',
          value: 'string',
          onChange: '(value) => void',
        }}
      >
        <SwitchSample />
      </Pattern>
      <Pattern
        id="slider"
        file="app/ui/slider.tsx"
        words={patterns.slider}
        props={{
          label: 'string',
          value: 'number',
          'min, max, step': 'number',
          'from, to': 'number',
          onValue: '(value) => void',
        }}
      >
        <SliderSample />
      </Pattern>
      <Pattern
        id="fields"
        file="app/ui/field.tsx"
        words={patterns.fields}
        props={{ field: 'FieldState', 'hint?': 'string', 'half?': 'boolean', '…': 'native attributes' }}
      >
        <FieldSamples />
      </Pattern>
      <Pattern
        id="table"
        file="app/ui/table.tsx"
        words={patterns.table}
        props={{ caption: 'string', columns: 'Column[]', rows: '{ key; cells }[]', 'wordy?': 'boolean' }}
      >
        <Table
          caption={sample.table.caption}
          columns={[
            { label: sample.table.columns.step },
            { label: sample.table.columns.wait, numeric: true },
            { label: sample.table.columns.work, numeric: true },
          ]}
          rows={[
            { key: 'typed', cells: [sample.table.rows.typed, '18 h', '12 min'] },
            { key: 'approved', cells: [sample.table.rows.approved, '25 h', '3 min'] },
          ]}
        />
      </Pattern>
      <Pattern
        id="fold"
        file="app/ui/disclosure.tsx"
        words={patterns.fold}
        props={{ summary: 'ReactNode', children: 'ReactNode' }}
      >
        <Disclosure summary={sample.fold.question}>
          <p>{sample.fold.answer}</p>
        </Disclosure>
      </Pattern>
      <Pattern
        id="ticket"
        file="app/sections/price.tsx"
        words={patterns.ticket}
        props={{ monthly: 'number', 'size?': "'normal' | 'giant'" }}
      >
        <div className={style.stack}>
          <BillingSwitch />
          <Price monthly={plans.starter.monthly ?? 0} />
        </div>
      </Pattern>
      <Pattern
        id="stops"
        file="app/drawings/stops-line.tsx"
        words={patterns.stops}
        props={{ before: 'number', after: 'number' }}
      >
        <StopsLine before={9} after={4} />
      </Pattern>
      <Pattern
        id="stations"
        file="app/ui/stations.tsx"
        words={patterns.stations}
        props={{ list: 'Station[]' }}
      >
        <Stations
          list={[
            { when: `${offer.sessionHours} h`, title: sample.stations.first, state: 'done' },
            { when: `${offer.demoDays} d`, title: sample.stations.second, state: 'here' },
            { when: `${offer.implementationDays} d`, title: sample.stations.third },
          ]}
        />
      </Pattern>
      <Pattern
        id="ruler"
        file="app/drawings/ruler.tsx"
        words={patterns.ruler}
        props={{ units: 'number', height: 'number', steps: 'Step[]', 'bar?': 'number' }}
      >
        <Ruler
          units={offer.trialDays}
          height={26}
          bar={14}
          steps={[
            { every: 7, height: 26 },
            { every: 1, height: 18 },
          ]}
        />
      </Pattern>
      <Pattern
        id="board"
        file="app/sections/catalogue-board.tsx"
        words={patterns.board}
        props={{ entries: 'CatalogueLine[]', all: 'number', 'words?': 'Partial<…>' }}
        wide
      >
        <CatalogueBoard entries={data.catalogue} all={data.counts.catalogue} />
      </Pattern>
    </>
  )
}

function SwitchSample() {
  const { sample } = useWords('pages/cards')
  const [view, setView] = useState<'today' | 'after'>('after')
  return (
    <div className={style.stack}>
      <Segmented
        label={sample.switch.label}
        name="sample-view"
        value={view}
        onChange={setView}
        options={[
          { value: 'today', label: sample.switch.today },
          { value: 'after', label: sample.switch.after },
        ]}
      />
      <Tabs
        label={sample.tabs.label}
        tabs={[
          { key: 'drawing', tab: sample.tabs.drawing, panel: <p>{sample.tabs.drawingText}</p> },
          { key: 'list', tab: sample.tabs.list, panel: <p>{sample.tabs.listText}</p> },
        ]}
        listClass={style.tabs}
        panelsClass={style.panel}
      />
    </div>
  )
}

function SliderSample() {
  const { slider } = useWords('pages/cards').sample
  const [value, setValue] = useState(240)
  return (
    <Slider
      label={slider.label}
      value={value}
      min={0}
      max={5000}
      step={10}
      from={0}
      to={1000}
      onValue={setValue}
      explain={(problem, set) =>
        problem === 'number' ? slider.number : fill(slider.range, { min: 0, max: 5000, value: set })
      }
    />
  )
}

function FieldSamples() {
  const { fields } = useWords('pages/cards').sample
  const state = (name: string, label: string, error?: string) => ({
    id: `sample-${name}`,
    name,
    label,
    required: true,
    notes: [],
    ...(error && { error }),
  })
  return (
    <div className={`${style.stack} ${style.pairs}`}>
      <Field half field={state('name', fields.name)} autoComplete="off" />
      <Field
        half
        field={state('email', fields.email, fields.error)}
        type="email"
        defaultValue="name@"
        autoComplete="off"
      />
      <AreaField field={state('message', fields.message)} hint={fields.hint} rows={3} />
      <SelectField field={state('department', fields.choice)}>
        <option value="">{fields.choose}</option>
        <option>{fields.finance}</option>
        <option>{fields.sales}</option>
      </SelectField>
      <CheckField field={state('agree', fields.agree)} sentence={fields.agree} />
    </div>
  )
}
