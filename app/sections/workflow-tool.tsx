import {
  type ComponentType,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { fill, useLanguage, useWords } from '#app/behaviours/language.ts'
import { reloadOnce } from '#app/behaviours/reload-once.ts'
import { prefersStillness } from '#app/behaviours/stillness.ts'
import { useWrittenAddress } from '#app/behaviours/tool-address.ts'
import {
  forgetWorkflow,
  isStored,
  keepWorkflow,
  recallWorkflow,
  storedWorkflow,
  storeWorkflow,
} from '#app/behaviours/workflow-memory.ts'
import { TimetableKey } from '#app/drawings/timetable-key.tsx'
import { Timetable, type TimetableHandle } from '#app/drawings/timetable.tsx'
import { Button } from '#app/ui/button.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { Body, Cell, ColumnHead, Head, Row, RowHead, TableRoot } from '#app/ui/table-parts.tsx'
import { exampleProcesses } from '#contract/example-processes.ts'
import { encodeWorkflow } from '#contract/workflow-address.ts'
import { beginHistory, blankWorkflow, record, type History } from '#contract/workflow-draft.ts'
import { clockText, totalsOf, workflowOf, workText, type Workflow } from '#contract/workflow.ts'
import { SavePlace } from './save-place.tsx'
import type { EditorProps } from './workflow-editor.tsx'
import style from './workflow-tool.module.css'

interface Props {
  /** The steps can be changed from the start; elsewhere a button opens them. */
  open?: boolean
}

const examples = exampleProcesses.map((process) => {
  const workflow = workflowOf(process)
  return { key: process.key, workflow, code: encodeWorkflow(workflow) }
})
const start = examples[0]?.workflow ?? blankWorkflow()

/** Somebody else's drawing keeps its place beside the visitor's own one, which it does not stand for. */
function linkOf(workflow: Workflow) {
  const code = encodeWorkflow(workflow)
  const known = examples.some((example) => example.code === code) || isStored(code)
  return known ? undefined : { key: 'link', workflow, code }
}

/** How long the drawing takes from one state to the other, in milliseconds. */
const turning = 1400
/** More rows than this would stutter. */
const movable = 60

/** The visual workflow: draw a process, decide what software takes over, see what remains. Starts on the line. */
export function WorkflowTool({ open: always = false }: Props) {
  const words = useWords('workflow-tool')
  const hero = useWords('hero')
  const { locale } = useLanguage()
  const [history, setHistory] = useState(() => beginHistory(start))
  const [link, setLink] = useState<(typeof examples)[number]>()
  const [touched, setTouched] = useState<'chosen' | 'edited'>()
  const [note, setNote] = useState<'broken' | 'repaired' | 'restored'>()
  const [failed, setFailed] = useState(false)
  const [said, setSaid] = useState('')
  const [view, setView] = useState<'today' | 'after'>('after')
  const [marked, setMarked] = useState<number>()
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>()
  const [open, setOpen] = useState(always)
  const root = useRef<HTMLDivElement>(null)
  const timetable = useRef<TimetableHandle>(null)
  const shown = useRef(1)
  const moving = useRef(0)

  const workflow = history.present
  // Typing comes first; the drawing follows.
  const drawn = useDeferredValue(workflow.steps)
  const code = encodeWorkflow(workflow)
  const given = link ? [...examples, link] : examples
  const shownGiven = given.find((each) => each.code === code)
  const totals = totalsOf(workflow.steps)
  const name = workflow.name[locale] || words.unnamed
  /** What was shown when something was last kept, or could have been. */
  const last = useRef(code)

  const change = useCallback((next: (before: History) => History) => {
    setHistory(next)
    setTouched('edited')
    setNote(undefined)
  }, [])

  // The same words once more are no news to a screen reader, unless something about them is new.
  const say = useCallback((text: string) => {
    setSaid((before) => (before === text ? `${text}\u00a0` : text))
  }, [])

  // After hydration, because the prerendered page cannot know the address.
  useEffect(() => {
    function recall(event?: HashChangeEvent) {
      const reading = recallWorkflow()
      // An anchor of the page is no other workflow.
      if (event && reading.from === 'browser') return keepWorkflow(event)
      if (reading.state === 'none') return
      setTouched(undefined)
      if (reading.state === 'broken') {
        setHistory(beginHistory(start))
        return setNote('broken')
      }
      setLink(reading.from === 'address' ? linkOf(reading.workflow) : undefined)
      setHistory(beginHistory(reading.workflow))
      setNote(reading.from === 'browser' ? 'restored' : reading.repaired ? 'repaired' : undefined)
      if (reading.from === 'address' && scrollY === 0) root.current?.scrollIntoView()
    }
    recall()
    addEventListener('hashchange', recall)
    return () => removeEventListener('hashchange', recall)
  }, [])

  useEffect(() => {
    const before = last.current
    last.current = code
    // What was given is always there.
    if (touched === 'edited' && !shownGiven) storeWorkflow(code, before)
  }, [code, shownGiven, touched])
  useWrittenAddress(code, touched !== undefined)

  useEffect(() => () => cancelAnimationFrame(moving.current), [])

  function turn(target: number) {
    cancelAnimationFrame(moving.current)
    const from = shown.current
    let begun: number | undefined
    function step(now: number) {
      begun ??= now
      const share = Math.min(1, (now - begun) / turning)
      shown.current = from + (target - from) * share
      timetable.current?.paint(shown.current)
      if (share < 1) moving.current = requestAnimationFrame(step)
    }
    if (prefersStillness() || workflow.steps.length > movable) {
      shown.current = target
      timetable.current?.paint(target)
    } else moving.current = requestAnimationFrame(step)
  }

  function show(next: 'today' | 'after') {
    setView(next)
    turn(next === 'after' ? 1 : 0)
  }

  function choose(key: string) {
    const known = given.find((each) => each.key === key)
    const kept = storedWorkflow()
    const next = known?.workflow ?? (kept.state === 'read' ? kept.workflow : blankWorkflow())
    setHistory((before) => record(before, next))
    setTouched('chosen')
    // What was changed before can be forgotten, to begin with nothing.
    setNote(!known && kept.state === 'read' ? 'restored' : undefined)
    sayShown(next)
    if (!known) void openEditor()
  }

  function startOver() {
    forgetWorkflow()
    setHistory(beginHistory(start))
    setTouched(undefined)
    setNote(undefined)
    sayShown(start)
    // The button goes; the first example is chosen instead.
    root.current?.querySelector('input')?.focus()
  }

  function sayShown({ name }: Workflow) {
    say(fill(words.chosen, { name: name[locale] || words.unnamed }))
  }

  // Fetched on its own: it is useless without a script and as heavy as everything above it.
  async function openEditor() {
    setOpen(true)
    setFailed(false)
    try {
      const { WorkflowEditor, loadEditorWords } = await import('./workflow-editor.tsx')
      await loadEditorWords(locale)
      setEditor(() => WorkflowEditor)
    } catch (error) {
      await reloadOnce(error)
      setFailed(true)
    }
  }
  const openAtOnce = useEffectEvent(() => {
    if (always) void openEditor()
  })
  useEffect(() => openAtOnce(), [])

  const place = always && <div className={`${style.place} js-only`} />
  return (
    <div ref={root} className={style.tool} role="group" aria-label={name}>
      <div className={`${style.choice} js-only`}>
        <Segmented
          look="line"
          label={words.choose}
          name="workflow-example"
          value={shownGiven?.key ?? 'own'}
          onChange={choose}
          options={[
            ...examples.map((each) => ({
              value: each.key,
              label: <span>{each.workflow.name[locale]}</span>,
            })),
            { value: 'own', label: <span>{words.own}</span> },
            ...(link ? [{ value: link.key, label: <span>{words.link}</span> }] : []),
          ]}
        />
      </div>
      <p className="sr" role="status">
        {said}
      </p>
      {note && (
        <p className={style.note} role="status">
          {words.notes[note]}{' '}
          {note === 'restored' && (
            <button type="button" className={style.forget} onClick={startOver}>
              {words.startOver}
            </button>
          )}
        </p>
      )}

      <TableRoot className={style.figures}>
        <caption className="sr">{name}</caption>
        <Head>
          <Row>
            <Cell />
            <ColumnHead>{hero.today}</ColumnHead>
            <ColumnHead>{hero.after}</ColumnHead>
          </Row>
        </Head>
        <Body>
          {[
            [words.lead, leadText(totals.leadToday), leadText(totals.leadAfter)],
            [words.handsOn, workText(totals.handsOnToday), workText(totals.handsOnAfter)],
            [words.stops, totals.stopsToday, totals.stopsAfter],
          ].map(([label, before, after]) => (
            <Row key={label}>
              <RowHead>{label}</RowHead>
              <Cell className={style.before}>{before}</Cell>
              <Cell className={style.after}>{after}</Cell>
            </Row>
          ))}
        </Body>
      </TableRoot>

      <Timetable ref={timetable} name={name} steps={drawn} marked={marked} />
      <div className={style.controls}>
        <div className="js-only">
          <Segmented
            label={words.view}
            name="workflow-view"
            value={view}
            onChange={show}
            options={[
              { value: 'today', label: hero.today },
              { value: 'after', label: hero.after },
            ]}
          />
        </div>
        <TimetableKey />
      </div>
      {shownGiven && shownGiven !== link && <p className={style.fine}>{hero.fine}</p>}
      <noscript>
        <p className={style.fine}>{words.noScript}</p>
      </noscript>

      <SavePlace kind="workflow" hash={code} name={name} />
      {!always && (
        <div className={`${style.open} js-only`}>
          <Button look="ink" aria-expanded={open} onClick={() => (open ? setOpen(false) : void openEditor())}>
            {open ? words.close : words.edit}
          </Button>
        </div>
      )}
      {open && Editor ? (
        <Editor
          history={history}
          code={code}
          name={name}
          edited={touched === 'edited'}
          tool={root}
          change={change}
          mark={setMarked}
          say={say}
          place={place}
        />
      ) : open && failed ? (
        <p className={style.note} role="status">
          {words.editorFailed}{' '}
          <button type="button" className={style.forget} onClick={() => void openEditor()}>
            {words.again}
          </button>
        </p>
      ) : (
        place
      )}
    </div>
  )
}

/** Beyond a thousand hours nobody counts minutes. */
function leadText(minutes: number): string {
  return minutes < 60_000 ? clockText(minutes) : `${Math.round(minutes / 1440)} d`
}
