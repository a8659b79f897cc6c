/** What the forecast begins with, from the address or a list, and what the visitor makes of it. */
import { useRef, useState } from 'react'
import {
  decodeForecast,
  exampleInputs,
  exampleState,
  inputsOfAutomation,
  inputsOfProcess,
  tidyInputs,
  usualSpreads,
  type Currency,
  type ForecastState,
  type InputName,
  type Inputs,
} from '#contract/roi.ts'
import { drawnWorkflow } from './attachment.ts'
import { useAddress } from './tool-address.ts'

/** The entries with which a forecast can begin. */
export interface ForecastData {
  automations: { slug: string; title: string; forecast: Parameters<typeof inputsOfAutomation>[0] }[]
  useCases: ({ slug: string; title: string } & Parameters<typeof inputsOfProcess>[0])[]
}

/** Takes the part that becomes another one. */
export type ForecastChange = (partOf: (before: ForecastState) => Partial<ForecastState>) => void

type Note = { kind: 'unreadable' | 'unknown' | 'network' } | { kind: 'clamped'; names: InputName[] }

export function useForecastState(data: ForecastData | null) {
  const [state, setState] = useState<ForecastState>(exampleState)
  const [start, setStart] = useState('example')
  /** What another beginning has taken the place of. */
  const [kept, setKept] = useState<{ start: OwnStart; state: ForecastState }>()
  const [touched, setTouched] = useState(false)
  const [note, setNote] = useState<Note>()
  const asked = useRef('')

  function begin(from: string, given: Inputs, currency?: Currency) {
    const { inputs, clamped } = tidyInputs(given)
    setStart(from)
    noteClamped(clamped)
    // A currency that came with an example goes with it.
    const own = currency ?? (start.startsWith('use-case:') ? undefined : state.currency)
    setState({ inputs, spreads: usualSpreads, ...(own && { currency: own }) })
  }

  function noteClamped(names: InputName[]) {
    setNote(names.length > 0 ? { kind: 'clamped', names } : undefined)
  }

  async function beginFromWorkflow() {
    // Only who drew something needs the model of it.
    const module = await import('./workflow-minutes.ts').catch(() => undefined)
    // Another beginning may have been chosen meanwhile.
    if (asked.current !== 'workflow') return
    if (!module) return setNote({ kind: 'network' })
    const minutes = module.minutesOfWorkflow(drawnWorkflow() ?? '')
    if (!minutes) return setNote({ kind: 'unknown' })
    begin('workflow', inputsOfProcess(minutes))
  }

  function beginFrom(from: string) {
    asked.current = from
    const automation = data?.automations.find(({ slug }) => from === `automation:${slug}`)
    const useCase = data?.useCases.find(({ slug }) => from === `use-case:${slug}`)
    if (automation) begin(from, inputsOfAutomation(automation.forecast))
    // The worked examples are calculated in euros, in both languages.
    else if (useCase) begin(from, inputsOfProcess(useCase), 'EUR')
    else if (from === 'workflow') void beginFromWorkflow()
    else if (from === 'example') begin(from, exampleInputs)
    else setNote({ kind: 'unknown' })
  }

  useAddress(({ code, query }) => {
    const decoded = decodeForecast(code)
    asked.current = ''
    setTouched(false)
    if (decoded.kind === 'state') {
      setState(decoded.state)
      setStart('link')
      return noteClamped(decoded.clamped)
    }
    // Also for whoever comes back to an address without figures.
    setState(exampleState)
    setStart('example')
    if (decoded.kind === 'unreadable') return setNote(decoded)
    setNote(undefined)
    const automation = query.get('automation')
    const useCase = query.get('use-case')
    if (automation) beginFrom(`automation:${automation}`)
    else if (useCase) beginFrom(`use-case:${useCase}`)
    else if (query.get('from') === 'workflow') beginFrom('workflow')
  })

  function choose(from: string) {
    setTouched(true)
    if (isOwn(start)) setKept({ start, state })
    if (kept?.start !== from) return beginFrom(from)
    asked.current = ''
    setStart(from)
    setNote(undefined)
    setState(kept.state)
  }

  const change: ForecastChange = (partOf) => {
    // A beginning that is still on its way comes too late.
    asked.current = ''
    setTouched(true)
    setNote(undefined)
    setStart('own')
    setState((before) => ({ ...before, ...partOf(before) }))
  }

  const own = isOwn(start) ? start : kept?.start
  return { state, start, own, note, touched, choose, change }
}

/** Figures that no list has: they can be come back to. */
export type OwnStart = 'own' | 'link'

function isOwn(start: string): start is OwnStart {
  return start === 'own' || start === 'link'
}
