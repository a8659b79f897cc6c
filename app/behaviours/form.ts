/**
 * A form on native inputs. The schema says what is wrong, on blur and on submit; what was typed survives a failure,
 * a change of language and a reload; and the browser's own checks step back only once this script is there.
 *
 * Without a script the server answers a posted form with `303 <path>?sent=<reference>#sent` or
 * `303 <path>?error=<field>:<code>,…#error-<field>-<code>` (or just `#error`), the field being `form` when all of it
 * is refused. The prerendered page cannot read its query, but CSS can see the anchor: the section `#sent` is shown by
 * `:target`. The notes `#error…` the server makes text (server/plain-mistakes.ts). When the script comes later, it reads
 * the same query.
 */
import {
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import * as v from 'valibot'
import {
  type FieldProblem,
  type FieldProblems,
  type FormSchema,
  limitsOf,
  problemsOf,
} from '#contract/form.ts'
import { leadMeta } from '#contract/lead.ts'
import { problemCodes, type ProblemCode } from '#contract/problem.ts'
import { type Control, controlsOf, entriesOf, lock, publicOf, restore, textOf } from './form-controls.ts'
import { fill, useWords } from './language.ts'
import { type Proof, startProof } from './proof.ts'
import { draftPrefix, forget, readStored, store } from './storage.ts'
import { newKey, submit, type Trouble, worksOnce } from './submit.ts'

type NameOf<Schema extends FormSchema> = keyof Schema['entries'] & string

export type FormState<Answer> =
  | { step: 'filling' }
  /** `wait` is the pause in seconds before the next attempt. */
  | { step: 'sending'; attempt: number; trouble?: Trouble; wait?: number }
  /** Sent by itself when the connection is back. */
  | { step: 'offline'; text: string }
  /** `isOnce` when it must not be sent again by itself. */
  | { step: 'failed'; cause: Trouble | ProblemCode; retryAfter?: number; isOnce?: true; text: string }
  | { step: 'done'; answer: Answer }

interface Options<Schema extends FormSchema, Answer> {
  /** Names the draft and the ids of the fields. */
  name: string
  schema: Schema
  labels: Record<NameOf<Schema>, string>
  /** What `invalid` means where there is more to say than to look again. */
  invalid?: Partial<Record<NameOf<Schema>, string>>
  /** Where it is sent. */
  path: string
  /** What an acknowledgement looks like. */
  answer: v.GenericSchema<unknown, Answer>
  /** Slow down robots. */
  proof?: boolean
  /** Reads the answer to a form that was posted without a script, from the query. */
  posted?: (reference: string) => Answer | undefined
  /** Shown by a script only, so nothing about it is ever answered through the address. */
  scripted?: boolean
  onAccepted?: (answer: Answer) => void
  /** Told together with the refusal, so that a page that says it in its own way shows nothing else before. */
  onRefused?: (code: ProblemCode) => void
}

/** What a labelled control needs to know, see app/ui/field.tsx. */
export interface FieldState {
  id: string
  name: string
  label: string
  required: boolean
  minLength?: number
  error?: string
  /** Found by an attempt to send: then the list of all is read out, not each one. */
  isToldElsewhere?: boolean
  /** For browsers without a script: shown when the address names them. */
  notes: { id: string; text: string }[]
}

export interface FormProblem {
  id: string
  label: string
  /** None once it is solved. */
  message: string | undefined
}

/** What the frame around the fields needs to know, see app/sections/slip.tsx. */
export interface FormHandle<Answer = unknown> {
  path: string
  state: FormState<Answer>
  scripted: boolean
  /** The fields that stopped the last attempt. */
  problems: FormProblem[]
  again: () => void
  native: {
    ref: (form: HTMLFormElement) => void
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
    onBlur: (event: FocusEvent<HTMLFormElement>) => void
    onInput: (event: InputEvent<HTMLFormElement>) => void
    onFocus: () => void
  }
}

/** How long a proof that is not ready may hold up the sending: an old phone needs ten times as long as a new computer. */
const proofPatience = 15_000

export function useForm<Schema extends FormSchema, Answer>(options: Options<Schema, Answer>) {
  const { name, schema, labels, path, scripted = false } = options
  const words = useWords('forms')
  const [state, setState] = useState<FormState<Answer>>({ step: 'filling' })
  const [problems, setProblems] = useState<FieldProblems>({})
  /** What the last attempt found. It stays in the summary, struck through, when it is solved. */
  const [listed, setListed] = useState<FieldProblems>({})
  const form = useRef<HTMLFormElement>(null)
  const key = useRef<string>(undefined)
  const proof = useRef<Proof>(undefined)
  const draftKey = draftPrefix + name
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const attach = useCallback(
    (element: HTMLFormElement) => {
      form.current = element
      element.noValidate = true
      const draft = readDraft(draftKey)
      key.current = draft?.key
      if (draft) restore(element, draft.values)
      if (latest.current.scripted) return detach
      const query = new URLSearchParams(location.search)
      const answer = latest.current.posted?.(query.get('sent') ?? '')
      if (answer) {
        // The draft stays: anybody can write such an address.
        setState({ step: 'done', answer })
        // Otherwise a reload or "write another" would show it again.
        history.replaceState(history.state, '', location.pathname)
      }
      const found = problemsInQuery(query.get('error'), latest.current.schema)
      setProblems(found)
      setListed(found)
      const refusal = problemCodes.find((code) => query.get('error') === `form:${code}`)
      if (refusal) setState({ step: 'failed', cause: refusal, text: '' })
      return detach

      function detach() {
        form.current = null
      }
    },
    [draftKey],
  )

  function touch() {
    key.current ??= newKey()
    if (options.proof) proof.current ??= startProof()
  }

  async function send(isSecondKey = false): Promise<void> {
    const element = form.current
    if (!element || state.step === 'sending') return
    const { values, meta } = entriesOf(element)
    const found = problemsOf(schema, values)
    if (Object.keys(found).length > 0) return refuse(element, found)
    const isOnce = worksOnce(meta)
    touch()
    setListed({})
    setState({ step: 'sending', attempt: 1 })
    const solved = await proof.current?.take(proofPatience)
    const outcome = await submit({
      path,
      key: key.current ?? newKey(),
      body: () => {
        const sent = entriesOf(element)
        lock(element, true)
        return { ...sent.meta, ...sent.values, ...(solved && { [leadMeta.proof]: solved }) }
      },
      answer: options.answer,
      onTrouble: (trouble, attempt, pause) => {
        lock(element, false)
        setState({ step: 'sending', attempt, trouble, wait: Math.ceil(pause / 1000) })
      },
    })
    lock(element, false)
    if (outcome.kind === 'accepted') {
      forget(draftKey, 'sessionStorage')
      key.current = undefined
      proof.current = undefined
      if (form.current) forgetMistakes()
      setProblems({})
      setState({ step: 'done', answer: outcome.answer })
      latest.current.onAccepted?.(outcome.answer)
    } else if (outcome.kind === 'invalid') {
      refuse(element, outcome.fields)
    } else if (outcome.kind === 'refused' && outcome.code === 'conflict' && !isSecondKey) {
      // An earlier attempt did arrive, and the text has changed since: this one is a new message.
      key.current = newKey()
      // It came with the proof, which works once.
      proof.current = undefined
      await send(true)
    } else if (outcome.kind === 'network' && !navigator.onLine && !isOnce) {
      setState({ step: 'offline', text: textOf(element, latest.current.labels) })
    } else {
      const { retryAfter } = outcome
      setState({
        step: 'failed',
        cause: outcome.kind === 'refused' ? outcome.code : outcome.kind,
        ...(retryAfter && { retryAfter }),
        ...(isOnce && { isOnce }),
        text: textOf(element, latest.current.labels),
      })
      if (outcome.kind === 'refused') latest.current.onRefused?.(outcome.code)
    }
  }

  function refuse(element: HTMLFormElement, found: FieldProblems) {
    const controls = controlsOf(element)
    const first = controls.find((control) => control.name in found)
    const place = (name: string) => controls.findIndex((control) => control.name === name)
    flushSync(() => {
      setProblems(found)
      // From top to bottom.
      setListed(
        Object.fromEntries(Object.entries(found).toSorted(([one], [other]) => place(one) - place(other))),
      )
      if (first) setState({ step: 'filling' })
      else setState({ step: 'failed', cause: 'invalid', text: textOf(element, labels) })
    })
    first?.focus()
    // With its name above it: for the focus alone a control below the header is far enough down.
    first?.scrollIntoView({ block: 'nearest' })
  }

  const waits =
    state.step === 'offline' || (state.step === 'failed' && state.cause === 'network' && !state.isOnce)
  useEffect(() => {
    if (!waits) return
    const retry = () => void send()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })

  const isOnTheWay = state.step === 'sending' || state.step === 'offline'
  useEffect(() => {
    if (!isOnTheWay) return
    const stay = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', stay)
    return () => removeEventListener('beforeunload', stay)
  }, [isOnTheWay])

  function check({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    // Another window, or the button that shows the password: the field is not left yet.
    const place = target.closest<HTMLElement>('[data-field]')
    if (document.activeElement === target || place?.contains(relatedTarget)) return
    // With the keyboard it is left from that button.
    const left = place?.dataset.field
    const { values } = entriesOf(currentTarget)
    const found = Object.entries(problemsOf(schema, values)).filter(
      ([field]) =>
        field === left ||
        // The first password may have been changed after it was repeated.
        (field === 'confirmPassword' && left === 'password' && values[field]),
    )
    setProblems((current) => {
      const news = found.filter(([field, { code }]) => current[field]?.code !== code)
      return { ...current, ...Object.fromEntries(news) }
    })
  }

  /** A problem goes as soon as it is solved; new ones wait until the field is left. */
  function follow({ target, currentTarget }: InputEvent<HTMLFormElement>) {
    touch()
    const { values } = entriesOf(currentTarget)
    store(draftKey, JSON.stringify({ key: key.current, values: publicOf(currentTarget) }), 'sessionStorage')
    const found = problemsOf(schema, values)
    setProblems((current) =>
      Object.fromEntries(
        Object.entries(current).flatMap(([field, problem]) => {
          const isConcerned = field === (target as Control).name || problem.code === 'mismatch'
          const next = isConcerned ? found[field] : problem
          return next?.code === problem.code ? [[field, problem]] : []
        }),
      ),
    )
  }

  const invalid: Record<string, string | undefined> = options.invalid ?? {}
  function messageOf(fieldName: string, { code, count = 0 }: FieldProblem): string {
    return (code === 'invalid' && invalid[fieldName]) || fill(words.messages[code], { count })
  }

  const labelOf: Record<string, string> = labels
  /** A label may be a whole sentence, and a message follows. */
  function problemAt(fieldName: string): FormProblem {
    const problem = problems[fieldName]
    const label = (labelOf[fieldName] ?? fieldName).replace(/\.$/, '')
    return { id: idOf(fieldName), label, message: problem && messageOf(fieldName, problem) }
  }

  function idOf(field: string): string {
    return `${name}-${field}`
  }

  function field(fieldName: NameOf<Schema>): FieldState {
    const problem = problems[fieldName]
    const limits = limitsOf(schema.entries[fieldName])
    return {
      id: idOf(fieldName),
      name: fieldName,
      label: labels[fieldName],
      required: limits.required,
      ...(limits.minLength && { minLength: limits.minLength }),
      ...(problem && {
        error: messageOf(fieldName, problem),
        isToldElsewhere: listed[fieldName] === problem,
      }),
      notes: (scripted ? [] : possibleOf(fieldName, schema)).map((each) => ({
        id: `error-${fieldName}-${each.code}`,
        text: messageOf(fieldName, each),
      })),
    }
  }

  const handle: FormHandle<Answer> = {
    path,
    state,
    scripted,
    problems: Object.keys(listed).map(problemAt),
    again: () => {
      flushSync(() => setState({ step: 'filling' }))
      // The button that was pressed is gone.
      form.current?.querySelector<Control>('[data-field] :is(input, select, textarea)')?.focus()
    },
    native: {
      ref: attach,
      onSubmit: (event) => {
        event.preventDefault()
        void send()
      },
      onBlur: check,
      onInput: follow,
      onFocus: touch,
    },
  }
  return { ...handle, field }
}

const draftSchema = v.object({
  key: v.optional(v.string()),
  values: v.record(v.string(), v.string()),
})

function readDraft(draftKey: string): v.InferOutput<typeof draftSchema> | undefined {
  try {
    return v.parse(draftSchema, JSON.parse(readStored(draftKey, 'sessionStorage') ?? ''))
  } catch {
    return undefined
  }
}

function problemsInQuery(list: string | null, schema: FormSchema): FieldProblems {
  const problems: FieldProblems = {}
  for (const entry of list?.split(',') ?? []) {
    const [field = '', code] = entry.split(':')
    if (!Object.hasOwn(schema.entries, field)) continue
    const possible = possibleOf(field, schema)
    problems[field] = possible.find((problem) => problem.code === code) ?? { code: 'invalid' }
  }
  return problems
}

/** What the address says was wrong is solved: the next form, or a reload, must not begin with it. */
function forgetMistakes(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('error')) return
  url.searchParams.delete('error')
  url.hash = ''
  history.replaceState(history.state, '', url)
}

/** Also what no field knows of itself: that another one differs, or that the server has a list. */
function possibleOf(field: string, schema: FormSchema): FieldProblem[] {
  const { problems } = limitsOf(schema.entries[field])
  if (field === 'password') return [...problems, { code: 'common' }]
  return field === 'confirmPassword' ? [...problems, { code: 'mismatch' }] : problems
}
