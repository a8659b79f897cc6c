/** The steps of a workflow as rows that can be changed, and what can be done with the result. */
import {
  type ComponentProps,
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { attach, useRenewedAttachment } from '#app/behaviours/attachment.ts'
import { fill, LanguageContext, useFormats, useLanguage, useWords } from '#app/behaviours/language.ts'
import { loadLateWords, useLateWords } from '#app/behaviours/late-words.ts'
import { dragRow } from '#app/behaviours/reorder.ts'
import { saveFile } from '#app/behaviours/save-file.ts'
import { useSettled } from '#app/behaviours/settled.ts'
import { bringBack, earlierWorkflow, putAside } from '#app/behaviours/workflow-earlier.ts'
import { nameWorkflow } from '#app/behaviours/workflow-memory.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { noticeOf, NumberField } from '#app/ui/number-field.tsx'
import { readDuration, type Day } from '#app/ui/read-duration.ts'
import { encodeForecast, exampleState, inputsOfProcess } from '#contract/roi.ts'
import { decodeWorkflow } from '#contract/workflow-address.ts'
import { type History, record, redo, undo } from '#contract/workflow-draft.ts'
import {
  addStep,
  chooseMethod,
  moveStep,
  removeStep,
  renameStep,
  renameWorkflow,
  retime,
  retimeAfter,
  setPerson,
} from '#contract/workflow-edits.ts'
import type { Locale } from '#contract/locale.ts'
import { methods } from '#contract/methods.ts'
import {
  answerMinutes,
  choiceOf,
  choices,
  durationText,
  limits,
  machineMinutes,
  people,
  toForecast,
  totalsOf,
  workText,
  type Workflow,
  type WorkflowStep,
} from '#contract/workflow.ts'
import { WorkflowName } from './workflow-name.tsx'
import style from './workflow-editor.module.css'

export interface EditorProps {
  history: History
  /** The present workflow in its address form. */
  code: string
  name: string
  /** Whether it is what it is by the visitor's hand; what is only looked at is not sent. */
  edited: boolean
  /** Everything around the editor, too: the keys that undo count in all of it. */
  tool: RefObject<HTMLElement | null>
  change: (next: (before: History) => History) => void
  /** Shows in the drawing which step is being changed. */
  mark: (index: number | undefined) => void
  /** Tells screen readers what happened. */
  say: (text: string) => void
  /** Stands here until the words are there. */
  place: ReactNode
}

/** Fails where the editor would stay without words. */
export async function loadEditorWords(locale: Locale): Promise<void> {
  await loadLateWords('editor', locale)
}

type Part = 'name' | 'up' | 'down' | 'remove'

export function WorkflowEditor({ place, ...props }: EditorProps) {
  const language = useLanguage()
  const late = useLateWords('editor')
  // The same for every key that is typed: with another one all rows would be drawn anew.
  const whole = useMemo(() => ({ ...language, words: { ...language.words, ...late } }), [language, late])
  if (!late) return place
  return (
    <LanguageContext value={whole}>
      <Steps {...props} />
    </LanguageContext>
  )
}

function Steps({ history, code, name, edited, tool, change, mark, say }: Omit<EditorProps, 'place'>) {
  const words = useWords('workflow-editor')
  const hero = useWords('hero')
  const { locale } = useLanguage()
  const list = useRef<HTMLOListElement>(null)
  const adder = useRef<HTMLDivElement>(null)
  /** Where the focus goes once the rows stand in their new order. */
  const focusNext = useRef<{ index: number; part: Part }>(undefined)
  const { present: workflow, past, future } = history
  const { steps } = workflow
  const machine = Object.values(machineMinutes)

  useLayoutEffect(() => {
    const next = focusNext.current
    if (!next) return
    focusNext.current = undefined
    const row = list.current?.children[next.index]
    const target = row?.querySelector<HTMLElement>(`[data-part=${next.part}]`)
    ;(target ?? adder.current?.querySelector('button'))?.focus()
  })

  useEffect(() => {
    const rows = list.current
    function onFocus({ type, target }: FocusEvent) {
      const row = target instanceof Element ? target.closest('li') : null
      mark(row && rows && type === 'focusin' ? [...rows.children].indexOf(row) : undefined)
    }
    for (const kind of ['focusin', 'focusout'] as const) rows?.addEventListener(kind, onFocus)
    return () => {
      for (const kind of ['focusin', 'focusout'] as const) rows?.removeEventListener(kind, onFocus)
    }
  }, [mark])

  const { leadToday, leadAfter } = totalsOf(steps)
  const result = useSettled(
    `${hero.today}: ${durationText(leadToday, locale)}. ${hero.after}: ${durationText(leadAfter, locale)}.`,
  )
  /** Whoever adds, moves or removes a step, or undoes something, is told that instead. */
  const isTyped = useRef(false)
  const sayResult = useEffectEvent(() => {
    if (isTyped.current) say(result)
    isTyped.current = false
  })
  useEffect(() => sayResult(), [result])

  const nameOf = (index: number) => steps[index]?.name[locale] || fill(hero.unnamed, { number: index + 1 })

  const act: RowActions = {
    edit(next, topic) {
      isTyped.current = false
      putAside(code)
      change((before) => record(before, next(before.present), topic))
    },
    add(at) {
      if (steps.length >= limits.steps) {
        say(fill(words.full, { max: limits.steps }))
        return
      }
      focusNext.current = { index: at, part: 'name' }
      act.edit((before) => addStep(before, at))
      say(fill(words.added, { number: at + 1 }))
    },
    remove(index) {
      focusNext.current = { index: Math.min(index, steps.length - 2), part: 'remove' }
      act.edit((before) => removeStep(before, index))
      say(fill(words.removed, { name: nameOf(index) }))
    },
    move(index, to, part) {
      if (to < 0 || to >= steps.length) return
      focusNext.current = { index: to, part }
      act.edit((before) => moveStep(before, index, to))
      say(fill(words.moved, { name: nameOf(index), number: to + 1, count: steps.length }))
    },
  }
  // Rows are drawn anew only when their own step changes, so what they call must stay the same function.
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  const [stable] = useState<RowActions>(() => ({
    edit: (next, topic) => {
      latest.current.edit(next, topic)
      isTyped.current = true
    },
    add: (at) => latest.current.add(at),
    remove: (index) => latest.current.remove(index),
    move: (index, to, part) => latest.current.move(index, to, part),
  }))

  function travel(step: typeof undo, text: string) {
    const held = document.activeElement
    const above = held?.closest('li')?.previousElementSibling?.querySelector('[data-part=name]')
    isTyped.current = false
    flushSync(() => change(step))
    say(text)
    // A row that goes, or is put elsewhere, has taken the focus with it.
    const next = [held, above, adder.current?.querySelector('button')].find((each) => each?.isConnected)
    if (next instanceof HTMLElement && next !== document.activeElement) next.focus()
  }
  const back = past.length > 0 ? () => travel(undo, words.undone) : undefined
  const forth = future.length > 0 ? () => travel(redo, words.redone) : undefined

  const travelByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) forth?.()
    else back?.()
  })
  useEffect(() => {
    const whole = tool.current
    const onKey = (event: KeyboardEvent) => travelByKey(event)
    whole?.addEventListener('keydown', onKey)
    return () => whole?.removeEventListener('keydown', onKey)
  }, [tool])

  // Read while drawing: nothing is put aside without an edit, which draws anew.
  const earlier = earlierWorkflow(code)

  return (
    <div className={style.editor}>
      <div className={style.head}>
        <h3 className={style.heading}>{words.heading}</h3>
        <p className={style.count}>{fill(words.count, { count: steps.length, max: limits.steps })}</p>
        <div className={style.history}>
          <IconButton label={words.undo} onClick={back}>
            <path d="M6 3L2 7l4 4M2 7h7a4 4 0 0 1 0 8H6" />
          </IconButton>
          <IconButton label={words.redo} onClick={forth}>
            <path d="M10 3l4 4-4 4M14 7H7a4 4 0 0 0 0 8h3" />
          </IconButton>
        </div>
        <label className={style.process}>
          <span className="sr">{words.process}</span>
          <WorkflowName
            value={workflow.name[locale]}
            placeholder={name}
            onName={(text) => act.edit((before) => renameWorkflow(before, text), 'process')}
          />
        </label>
      </div>
      <div className={style.columns} aria-hidden="true">
        <span />
        <span>{words.name}</span>
        <span>{words.who}</span>
        <span>{`${hero.today}: ${words.wait}, ${words.work}`}</span>
        <span>{`${hero.after}: ${words.method}, ${words.wait}, ${words.work}`}</span>
        <span />
      </div>
      {steps.length === 0 && <p className={style.empty}>{words.empty}</p>}
      <ol ref={list} className={style.rows}>
        {steps.map((step, index) => (
          <Row key={step.id} step={step} index={index} last={index === steps.length - 1} act={stable} />
        ))}
      </ol>
      <div ref={adder} className={style.add}>
        <Button onClick={() => act.add(steps.length)}>{words.add}</Button>
        <p className={style.hint}>{words.hint}</p>
      </div>
      <div role="status">{earlier && <Earlier code={earlier} tool={tool} say={say} />}</div>
      <p className={style.assumed}>
        {fill(words.assumed, { from: Math.min(...machine), to: Math.max(...machine), answer: answerMinutes })}
      </p>
      <TakeAlong workflow={workflow} code={code} name={name} edited={edited} say={say} />
    </div>
  )
}

interface RowActions {
  /** Edits with the same topic in a row are undone together. */
  edit: (next: (workflow: Workflow) => Workflow, topic?: string) => void
  add: (at: number) => void
  remove: (index: number) => void
  move: (index: number, to: number, part: Part) => void
}

interface RowProps {
  step: WorkflowStep
  index: number
  last: boolean
  act: RowActions
}

const Row = memo(function Row({ step, index, last, act }: RowProps) {
  const words = useWords('workflow-editor')
  const hero = useWords('hero')
  const { locale } = useLanguage()
  const item = useRef<HTMLLIElement>(null)
  const release = useRef<() => void>(undefined)
  useEffect(() => () => release.current?.(), [])

  const choice = choiceOf(step)
  const placeholder = fill(hero.unnamed, { number: index + 1 })
  const name = step.name[locale] || placeholder
  const { edit } = act

  function onGrip(event: PointerEvent) {
    if (!item.current || event.button !== 0) return
    event.preventDefault()
    const { pointerId, clientY } = event
    release.current = dragRow({ row: item.current, pointerId, clientY }, (to) => act.move(index, to, 'up'))
  }

  return (
    <li ref={item} className={style.row}>
      <fieldset>
        <legend className="sr">{fill(words.step, { number: index + 1, name })}</legend>
        {/* For pointers alone: the buttons at the end of the row move it by keyboard. */}
        <span aria-hidden="true" className={style.grip} title={words.drag} onPointerDown={onGrip}>
          <svg width="8" height="14">
            <path d="M1 1h2M5 1h2M1 5h2M5 5h2M1 9h2M5 9h2M1 13h2M5 13h2" />
          </svg>
          {index + 1}
        </span>
        <WorkflowName
          data-part="name"
          className={style.name}
          aria-label={words.name}
          value={step.name[locale]}
          placeholder={placeholder}
          onName={(text) => edit((before) => renameStep(before, index, text), `name-${step.id}`)}
          onKeyDown={({ key, nativeEvent }) => {
            // The Enter of an input method only ends a word.
            if (key === 'Enter' && !nativeEvent.isComposing) act.add(index + 1)
          }}
        />
        <select
          className={style.who}
          aria-label={words.who}
          value={step.who ?? ''}
          onChange={({ target }) => {
            const who = people.find((each) => each === target.value)
            edit((before) => setPerson(before, index, who))
          }}
        >
          <option value="">{words.nobody}</option>
          {people.map((person) => (
            <option key={person} value={person}>
              {words.people[person]}
            </option>
          ))}
        </select>
        <div className={style.today}>
          <span className={style.groupLabel} aria-hidden="true">
            {`${hero.today}: ${words.wait}, ${words.work}`}
          </span>
          <TimeField
            aria-label={words.waitToday}
            day="calendar"
            value={step.waitHours}
            max={limits.waitHours}
            step={0.5}
            unit="h"
            onValue={(value) =>
              edit((before) => retime(before, index, { waitHours: value }), `wait-${step.id}`)
            }
          />
          <TimeField
            aria-label={words.workToday}
            day="working"
            value={step.workMinutes}
            max={limits.workMinutes}
            step={1}
            unit="min"
            onValue={(value) =>
              edit((before) => retime(before, index, { workMinutes: value }), `work-${step.id}`)
            }
          />
        </div>
        <div className={style.after}>
          <span className={style.groupLabel} aria-hidden="true">
            {`${hero.after}: ${words.method}, ${words.wait}, ${words.work}`}
          </span>
          <select
            aria-label={words.choice}
            value={choice}
            data-mode={step.after.mode}
            onChange={({ target }) => {
              const chosen = choices.find((each) => each === target.value)
              if (chosen) edit((before) => chooseMethod(before, index, chosen))
            }}
          >
            <optgroup label={words.software}>
              {methods.map((method) => (
                <option key={method} value={method}>
                  {words.choices[method]}
                </option>
              ))}
            </optgroup>
            <optgroup label={words.otherwise}>
              <option value="human">{words.choices.human}</option>
              <option value="drop">{words.choices.drop}</option>
            </optgroup>
          </select>
          <TimeField
            aria-label={words.waitAfter}
            day="calendar"
            value={step.after.waitMinutes}
            max={limits.afterWaitMinutes}
            step={5}
            unit="min"
            disabled={step.after.mode === 'drop'}
            onValue={(value) =>
              edit((before) => retimeAfter(before, index, { waitMinutes: value }), `later-${step.id}`)
            }
          />
          <TimeField
            aria-label={words.workAfter}
            day="working"
            value={step.after.workMinutes}
            max={limits.afterWorkMinutes}
            step={1}
            unit="min"
            disabled={step.after.mode === 'drop'}
            onValue={(value) =>
              edit((before) => retimeAfter(before, index, { workMinutes: value }), `takes-${step.id}`)
            }
          />
        </div>
        <div className={style.actions}>
          <IconButton
            part="up"
            label={words.up}
            of={name}
            onClick={index > 0 ? () => act.move(index, index - 1, 'up') : undefined}
          >
            <path d="M8 14V2M3 7l5-5 5 5" />
          </IconButton>
          <IconButton
            part="down"
            label={words.down}
            of={name}
            onClick={last ? undefined : () => act.move(index, index + 1, 'down')}
          >
            <path d="M8 2v12M3 9l5 5 5-5" />
          </IconButton>
          <IconButton part="remove" label={words.remove} of={name} onClick={() => act.remove(index)}>
            <path d="M3 3l10 10M13 3L3 13" />
          </IconButton>
        </div>
      </fieldset>
    </li>
  )
})

interface TimeFieldProps extends Omit<ComponentProps<typeof NumberField>, 'min' | 'read' | 'explain'> {
  unit: string
  day: Day
}

function TimeField({ day, ...props }: TimeFieldProps) {
  const words = useWords('workflow-editor')
  const { number } = useFormats()
  return (
    <span className={style.time}>
      <NumberField
        {...props}
        min={0}
        read={(text) => readDuration(text, props.unit, day)}
        explain={(problem, value) =>
          fill(noticeOf(problem, words), {
            max: number(props.max),
            value: number(value),
          })
        }
      />
    </span>
  )
}

interface IconButtonProps {
  label: string
  /** The step it acts on: screen readers list buttons without their rows. */
  of?: string
  part?: Part
  /** Nothing while there is nothing to do. The button is not disabled then, because it would lose the focus. */
  onClick: (() => void) | undefined
  children: ReactNode
}

function IconButton({ label, of, part, onClick, children }: IconButtonProps) {
  const name = of ? `${label}: ${of}` : label
  return (
    <button
      type="button"
      className={style.icon}
      data-part={part}
      title={name}
      aria-disabled={!onClick}
      onClick={onClick}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        {children}
      </svg>
    </button>
  )
}

/** What the present drawing has put aside. */
const Earlier = memo(function Earlier({ code, tool, say }: Pick<EditorProps, 'code' | 'tool' | 'say'>) {
  const words = useWords('workflow-editor')
  const { chosen, unnamed } = useWords('workflow-tool')
  const { locale } = useLanguage()
  const reading = decodeWorkflow(code)
  const name = (reading.state === 'read' && reading.workflow.name[locale]) || unnamed

  function onClick() {
    bringBack(code)
    say(fill(chosen, { name }))
    tool.current?.querySelector<HTMLElement>('input[value=own]')?.focus()
  }

  return (
    <p className={style.earlier}>
      {fill(words.earlier, { name })}{' '}
      <button type="button" onClick={onClick}>
        {words.bringBack}
      </button>
    </p>
  )
})

interface TakeAlongProps extends Pick<EditorProps, 'code' | 'name' | 'edited' | 'say'> {
  workflow: Workflow
}

/** Share, print, save, and on to the forecast or the demo request. */
function TakeAlong({ workflow, code, name, edited, say }: TakeAlongProps) {
  const words = useWords('workflow-editor')
  const hero = useWords('hero')
  const { locale } = useLanguage()
  const [note, setNote] = useState('')
  const totals = totalsOf(workflow.steps)
  const inputs = inputsOfProcess(toForecast(workflow.steps))

  function tell(text: string) {
    setNote(text)
    say(text)
  }

  async function share() {
    nameWorkflow(code)
    try {
      await navigator.clipboard.writeText(location.href)
      tell(words.shared)
    } catch {
      tell(words.shareFailed)
    }
  }

  function print(button: HTMLElement) {
    const section = button.closest('section')
    section?.setAttribute('data-printing', '')
    addEventListener('afterprint', () => section?.removeAttribute('data-printing'), { once: true })
    globalThis.print()
  }

  async function save(kind: 'svg' | 'png') {
    try {
      const { picturePng, pictureSvg, timetablePicture } = await import('#app/drawings/timetable-picture.ts')
      const picture = timetablePicture(workflow, name, hero, locale)
      const blob =
        kind === 'svg'
          ? new Blob([pictureSvg(picture)], { type: 'image/svg+xml' })
          : await picturePng(picture)
      saveFile(blob, `${fileName(name)}.${kind}`)
      tell(words.saved)
    } catch {
      tell(words.saveFailed)
    }
  }

  function attachAgain() {
    const count = workflow.steps.length
    const summary = fill(words.summary, {
      name,
      steps: count === 1 ? words.oneStep : fill(words.steps, { count }),
      before: durationText(totals.leadToday),
      after: durationText(totals.leadAfter),
      handsBefore: workText(totals.handsOnToday),
      handsAfter: workText(totals.handsOnAfter),
    })
    attach('workflow', { hash: code, summary })
  }
  useRenewedAttachment('workflow', { hash: code, isEdited: edited, attachAgain })

  return (
    <div className={style.take}>
      <h3 className={style.heading}>{words.takeAlong}</h3>
      <div className={style.onward}>
        <ButtonLink look="signal" arrow to={`/product-3#${encodeForecast({ ...exampleState, inputs })}`}>
          {words.forecast}
        </ButtonLink>
        <ButtonLink look="ink" arrow to="/request-a-demo" onClick={attachAgain}>
          {words.attach}
        </ButtonLink>
      </div>
      <div className={style.files}>
        <button type="button" onClick={() => void share()}>
          {words.share}
        </button>
        <button type="button" onClick={({ currentTarget }) => print(currentTarget)}>
          {words.print}
        </button>
        <button type="button" onClick={() => void save('svg')}>
          {words.svg}
        </button>
        <button type="button" onClick={() => void save('png')}>
          {words.png}
        </button>
      </div>
      <p className={style.privacy}>{note || words.privacy}</p>
    </div>
  )
}

function fileName(name: string): string {
  return (
    name
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'workflow'
  )
}
