import { useRef, useState } from 'react'
import { useHydrated } from '#app/behaviours/hydrated.ts'
import { attach, drawnWorkflow, useRenewedAttachment } from '#app/behaviours/attachment.ts'
import { forecastCsv, forecastText } from '#app/behaviours/forecast-export.ts'
import { moneyFormats, writtenInput, type MoneyFormats } from '#app/behaviours/forecast-words.ts'
import { fill, useHref, useLanguage, useWords } from '#app/behaviours/language.ts'
import { saveFile } from '#app/behaviours/save-file.ts'
import { useAddress, useWrittenAddress } from '#app/behaviours/tool-address.ts'
import { percentOf } from '#app/drawings/percent-of.ts'
import { RoiForecast } from '#app/sections/roi-forecast.tsx'
import { RoiFormula } from '#app/sections/roi-formula.tsx'
import { Band } from '#app/ui/band.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Chevron } from '#app/ui/chevron.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { noticeOf, NumberField } from '#app/ui/number-field.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import type { CatalogueFacts } from '#content/facts.ts'
import { company } from '#contract/company.ts'
import { formats as localeFormats } from '#contract/locale.ts'
import {
  advisesAgainst,
  casesForPayback,
  currencies,
  decodeForecast,
  encodeForecast,
  exampleInputs,
  exampleState,
  forecast,
  horizonMonths,
  inputsOfAutomation,
  inputsOfProcess,
  isRaised,
  paybackMonth,
  readable,
  sameSpreads,
  scenarioNames,
  sensitivity,
  slowAfterMonths,
  spreadLimits,
  spreadNames,
  tidyInputs,
  tidySpread,
  usualSpreads,
  varied,
  verdictOf,
  type Currency,
  type Forecast,
  type ForecastState,
  type InputName,
  type Inputs,
  type ScenarioName,
  type SpreadName,
} from '#contract/roi.ts'
import style from './product-3.module.css'

interface ForecastData {
  automations: { slug: string; title: string; forecast: CatalogueFacts['forecast'] }[]
  useCases: ({ slug: string; title: string } & Parameters<typeof inputsOfProcess>[0])[]
}

type Note = { kind: 'unreadable' | 'unknown' | 'network' } | { kind: 'clamped'; names: InputName[] }

export default function Product3({ data }: { data: ForecastData | null }) {
  const words = useWords('pages/product-3')
  const { inputs: labels, verdicts } = useWords('forecast')
  const { network } = useWords('errors').reasons
  const { locale } = useLanguage()
  const { state, start, own, note, touched, choose, change } = useForecastState(data)
  const result = forecast(state.inputs, state.spreads)
  const formats = moneyFormats(locale, state.currency)
  const exported = useExport({ state, result, formats })
  const parts = { state, result, formats, exported, change }
  useWrittenAddress(encodeForecast(state), touched)
  useRenewedAttachment('forecast', {
    hash: exported.shared,
    isEdited: touched,
    attachAgain: exported.attachIt,
  })
  const verdict = verdictOf(result)
  return (
    <div className={style.sheet}>
      <Band id="top" stop={words.topStop} labelledBy="page-heading" flush>
        <div className={style.opening}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
          <p className={style.lede}>{words.lede}</p>
          <StartChoice data={data} start={start} own={own} onStart={choose} />
        </div>
      </Band>
      <Band id="instrument" stop={words.stop} tone="tint" label={words.instrument} flush>
        <div role="status" className={style.noteRoom}>
          {note && (
            <p className={style.note}>
              {note.kind === 'clamped'
                ? fill(words.notes.clamped, { names: note.names.map((name) => labels[name]).join(', ') })
                : { network, ...words.notes }[note.kind]}
            </p>
          )}
        </div>
        <noscript>
          <div className={style.noteRoom}>
            <p className={style.note}>{words.noScript}</p>
          </div>
        </noscript>
        <RoiForecast
          state={state}
          forecast={result}
          code={exported.shared}
          words={words}
          verdict={{
            text: `${verdicts[verdict].long} ${verdicts[verdict].short}`,
            against: advisesAgainst(verdict),
          }}
          onInput={(name, value) =>
            change((before) => ({ ...before, inputs: { ...before.inputs, [name]: value } }))
          }
        >
          <CurrencyChoice
            currency={state.currency ?? localeFormats[locale].currency}
            onCurrency={(currency) => change((before) => ({ ...before, currency }))}
          />
        </RoiForecast>
      </Band>
      <div className="no-print">
        <VerdictBand {...parts} />
      </div>
      <FormulaBand {...parts} />
      <div className="no-print">
        <DecidesBand {...parts} />
      </div>
      <RangesBand {...parts} />
      <TakeBand {...parts} />
    </div>
  )
}

/** What the forecast begins with, from the address or a list, and what the visitor makes of it. */
function useForecastState(data: ForecastData | null) {
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
    const module = await import('#app/behaviours/workflow-minutes.ts').catch(() => undefined)
    // Another beginning may have been chosen meanwhile.
    if (asked.current !== 'workflow') return
    if (!module) return setNote({ kind: 'network' })
    const minutes = module.minutesOfWorkflow(drawnWorkflow() ?? '')
    if (!minutes) return setNote({ kind: 'unknown' })
    begin('workflow', inputsOfProcess(minutes))
  }

  function beginFrom(from: string) {
    asked.current = from
    const [kind, slug] = from.split(':')
    const automation = data?.automations.find((each) => kind === 'automation' && each.slug === slug)
    const useCase = data?.useCases.find((each) => kind === 'use-case' && each.slug === slug)
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
      noteClamped(decoded.clamped)
      return
    }
    // Also for whoever comes back to an address without figures.
    setState(exampleState)
    setStart('example')
    if (decoded.kind === 'unreadable') return setNote({ kind: 'unreadable' })
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

  function change(next: (before: ForecastState) => ForecastState) {
    // A beginning that is still on its way comes too late.
    asked.current = ''
    setTouched(true)
    setNote(undefined)
    setStart('own')
    setState(next)
  }

  const own = isOwn(start) ? start : kept?.start
  return { state, start, own, note, touched, choose, change }
}

/** Figures that no list has: they can be come back to. */
type OwnStart = 'own' | 'link'

function isOwn(start: string): start is OwnStart {
  return start === 'own' || start === 'link'
}

interface Parts {
  state: ForecastState
  result: Forecast
  formats: MoneyFormats
  exported: ReturnType<typeof useExport>
  change: (next: (before: ForecastState) => ForecastState) => void
}

interface StartProps {
  data: ForecastData | null
  start: string
  own: OwnStart | undefined
  onStart: (from: string) => void
}

function StartChoice({ data, start, own, onStart }: StartProps) {
  const words = useWords('pages/product-3')
  const isHydrated = useHydrated()
  return (
    <div className={`js-only no-print ${style.start}`}>
      <label htmlFor="start-from">{words.startFrom}</label>
      <select id="start-from" value={start} onChange={({ target }) => onStart(target.value)}>
        <option value="example">{words.start.example}</option>
        {own && <option value={own}>{words.start[own]}</option>}
        {isHydrated && drawnWorkflow() && <option value="workflow">{words.start.workflow}</option>}
        {data && (
          <optgroup label={words.start.automations}>
            {data.automations.map(({ slug, title }) => (
              <option key={slug} value={`automation:${slug}`}>
                {title}
              </option>
            ))}
          </optgroup>
        )}
        {data && (
          <optgroup label={words.start.useCases}>
            {data.useCases.map(({ slug, title }) => (
              <option key={slug} value={`use-case:${slug}`}>
                {title}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <p>{words.startNote}</p>
    </div>
  )
}

function CurrencyChoice(props: { currency: Currency; onCurrency: (currency: Currency) => void }) {
  const words = useWords('pages/product-3')
  return (
    <div className={`js-only no-print ${style.currency}`}>
      <p aria-hidden="true">{words.currency}</p>
      <Segmented
        label={words.currency}
        name="currency"
        options={currencies.map((value) => ({ value, label: value }))}
        value={props.currency}
        onChange={props.onCurrency}
      />
      <p className={style.small}>{words.currencyNote}</p>
    </div>
  )
}

function VerdictBand({ state, result, formats, exported }: Parts) {
  const words = useWords('pages/product-3')
  const { inputs: labels, verdicts } = useWords('forecast')
  const countCases = useCaseCount(formats)
  const verdict = verdictOf(result)
  const against = advisesAgainst(verdict)
  const [decisive] = sensitivity(state.inputs, state.spreads)
  const cases = casesForPayback(state.inputs, slowAfterMonths)
  const reason = fill(words.reasons[verdict], {
    conservative: paybackMonth(result.conservative) ?? '',
    expected: paybackMonth(result.expected) ?? '',
    input: decisive ? labels[decisive.name] : '',
    // In whole units it could be what the running cost is.
    benefit: formats.money(Math.round(result.expected.benefitPerMonth * 100) / 100),
    running: formats.money(state.inputs.runningCostPerMonth),
  })
  return (
    <Band id="verdict" stop={words.verdictStop} labelledBy="verdict-heading">
      <div className={against ? style.against : style.verdict}>
        <HeadingDuo id="verdict-heading" {...verdicts[verdict]} />
        <div className={style.reason}>
          <p>
            {`${reason} `}
            {against &&
              cases !== undefined &&
              cases > state.inputs.casesPerMonth &&
              fill(words.needed, { cases: countCases(cases) })}
          </p>
          {against ? (
            <div>
              <h3>{words.instead}</h3>
              <ul className={style.instead}>
                {words.insteadList.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <ArrowLink to="/blog/when-not-to-automate">{words.whenNot}</ArrowLink>
            </div>
          ) : (
            <div>
              <ButtonLink to="/request-a-demo" look="signal" arrow onClick={exported.attachIt}>
                {words.send}
              </ButtonLink>
              <p className={style.small}>{words.sendNote}</p>
            </div>
          )}
        </div>
      </div>
    </Band>
  )
}

function FormulaBand({ result, formats }: Parts) {
  const words = useWords('pages/product-3')
  const { scenarios } = useWords('forecast')
  const [shown, setShown] = useState<ScenarioName>('expected')
  return (
    <Band id="formula" stop={words.formulaStop} labelledBy="formula-heading">
      <div className="no-print">
        <HeadingDuo id="formula-heading" long={words.formulaLong} short={words.formulaShort} />
      </div>
      <div className={style.formula}>
        <div>
          <div className={`js-only no-print ${style.which}`}>
            <p aria-hidden="true">{words.formulaFor}</p>
            <Segmented
              label={words.formulaFor}
              name="formula-for"
              options={scenarioNames.map((value) => ({ value, label: scenarios[value] }))}
              value={shown}
              onChange={setShown}
            />
          </div>
          <p className={style.printed}>
            {words.formulaStop}: {scenarios[shown]}
          </p>
          <RoiFormula scenario={result[shown]} formats={formats} />
        </div>
        <div className={`no-print ${style.aside}`}>
          <p>{words.formulaRounding}</p>
          <p>{words.formulaRamp}</p>
          <p>{words.formulaLeftOut}</p>
          <ArrowLink to="/blog/roi-with-ranges">{words.article}</ArrowLink>
        </div>
      </div>
    </Band>
  )
}

/** The payback of the expected case is the station; each bar is how far one conservative figure delays it. */
function DecidesBand({ state, result, formats }: Parts) {
  const words = useWords('pages/product-3')
  const forecastWords = useWords('forecast')
  const expected = result.expected.paybackMonths
  const rows = sensitivity(state.inputs, state.spreads)
  const latest = Math.max(...rows.map(({ paybackMonths }) => paybackMonths ?? horizonMonths), expected ?? 0)
  const months = Math.min(horizonMonths, Math.max(6, Math.ceil(latest / 6) * 6))
  const percent = (month: number) => percentOf(month, months)
  return (
    <Band id="decides" stop={words.decidesStop} labelledBy="decides-heading" flush>
      <div className={style.decides}>
        <div className={style.intro}>
          <HeadingDuo id="decides-heading" long={words.decidesLong} short={words.decidesShort} />
          <p>{paybackMonth(result.expected) === undefined ? words.decidesNever : words.decidesLede}</p>
        </div>
        {expected !== undefined && expected <= horizonMonths && (
          <>
            <ol>
              {rows.map(({ name, paybackMonths }) => {
                const month = paybackMonth({ paybackMonths })
                const value = varied(name, state.inputs[name], state.spreads[name], 'worse')
                const end = percent(Math.min(paybackMonths ?? months, months))
                return (
                  <li key={name}>
                    <p className={style.name}>
                      {`${forecastWords.inputs[name]} `}
                      <span>
                        {fill(words.decidesAt, { value: writtenInput(name, value, forecastWords, formats) })}
                      </span>
                    </p>
                    <svg width="100%" height="34" aria-hidden="true">
                      <line className={style.track} x1="0" x2="100%" y1="17" y2="17" />
                      <line className={style.paid} x1="0" x2={percent(expected)} y1="17" y2="17" />
                      <line className={style.delay} x1={percent(expected)} x2={end} y1="17" y2="17" />
                      <line className={style.stop} x1={end} x2={end} y1="8" y2="26" />
                      <circle className={style.station} cx={percent(expected)} cy="17" r="7" />
                    </svg>
                    <p className={style.month}>
                      {month === undefined
                        ? forecastWords.notInThreeYears
                        : `${fill(words.decidesMonth, { month })} `}
                      {paybackMonths !== undefined && month !== undefined && (
                        <small>
                          {`+${formats.number(paybackMonths - expected, {
                            minimumFractionDigits: 1,
                            maximumFractionDigits: 1,
                          })} ${forecastWords.months}`}
                        </small>
                      )}
                    </p>
                  </li>
                )
              })}
            </ol>
            <div className={style.axis} aria-hidden="true">
              <svg width="100%" height="34">
                {Array.from({ length: months + 1 }, (_, month) => (
                  <line
                    key={month}
                    x1={percent(month)}
                    x2={percent(month)}
                    y1="0"
                    y2={month % 6 === 0 ? 10 : 5}
                  />
                ))}
                {[0, months / 2, months].map((month) => (
                  <text
                    key={month}
                    x={percent(month)}
                    y="26"
                    textAnchor={month === 0 ? 'start' : month === months ? 'end' : 'middle'}
                  >
                    {month}
                  </text>
                ))}
              </svg>
              <p>{words.decidesAxis}</p>
            </div>
          </>
        )}
      </div>
    </Band>
  )
}

function RangesBand({ state, formats, change }: Parts) {
  const words = useWords('pages/product-3')
  const forecastWords = useWords('forecast')
  const isHydrated = useHydrated()
  const written = (name: SpreadName, value: number) => writtenInput(name, value, forecastWords, formats)
  const set = (name: SpreadName, side: 'worse' | 'better', value: number) =>
    change((before) => ({
      ...before,
      spreads: {
        ...before.spreads,
        [name]: { ...before.spreads[name], [side]: tidySpread(name, side, value) },
      },
    }))

  const isUsual = sameSpreads(state.spreads, usualSpreads)
  const [wasReset, setWasReset] = useState(false)

  function reset() {
    setWasReset(true)
    change((before) => ({ ...before, spreads: usualSpreads }))
  }

  function side(name: SpreadName, which: 'worse' | 'better') {
    const inMonths = name === 'rampUpMonths'
    const factor = inMonths ? 1 : 100
    const sign = isRaised(name, which) ? '+' : '\u2212'
    const max = spreadLimits[name].max[which] * factor
    const scenario = forecastWords.scenarios[which === 'worse' ? 'conservative' : 'optimistic']
    return (
      <div className={style.side}>
        <span className={style.scenario}>{scenario}</span>
        <span className={style.sign}>{sign}</span>
        <NumberField
          aria-label={`${forecastWords.inputs[name]}, ${scenario}, ${sign}`}
          value={Math.round(state.spreads[name][which] * factor)}
          min={0}
          max={max}
          step={inMonths ? 1 : 5}
          unit={inMonths ? forecastWords.months : '%'}
          readOnly={!isHydrated}
          onValue={(value) => set(name, which, value / factor)}
          explain={(problem, value) =>
            fill(noticeOf(problem, forecastWords), {
              min: 0,
              max,
              value,
            })
          }
        />
        <span className={style.becomes}>
          {written(name, varied(name, state.inputs[name], state.spreads[name], which))}
        </span>
      </div>
    )
  }

  return (
    <Band id="ranges" stop={words.rangesStop} labelledBy="ranges-heading">
      <div className="no-print">
        <HeadingDuo id="ranges-heading" long={words.rangesLong} short={words.rangesShort} />
        <p className={style.sub}>{words.rangesLede}</p>
      </div>
      <div className={style.ranges}>
        <p className={style.columnHeads} aria-hidden="true">
          <span>{words.figure}</span>
          <span>{forecastWords.scenarios.conservative}</span>
          <span>{forecastWords.scenarios.expected}</span>
          <span>{forecastWords.scenarios.optimistic}</span>
        </p>
        {spreadNames.map((name) => (
          <fieldset key={name}>
            <legend className="sr">{forecastWords.inputs[name]}</legend>
            <p className={style.figureName} aria-hidden="true">
              {forecastWords.inputs[name]}
            </p>
            <p className={`no-print ${style.why}`}>{words.ranges[name]}</p>
            {side(name, 'worse')}
            <p className={style.expected}>
              <span className={style.scenario}>{`${forecastWords.scenarios.expected} `}</span>
              {written(name, state.inputs[name])}
            </p>
            {side(name, 'better')}
          </fieldset>
        ))}
      </div>
      <div className={`js-only no-print ${style.reset}`}>
        {/* Not disabled: that would take the focus away from whoever has just pressed it. */}
        <Button size="small" aria-disabled={isUsual} onClick={() => isUsual || reset()}>
          {words.reset}
        </Button>
        <p className="sr" role="status">
          {isUsual && wasReset && words.resetDone}
        </p>
      </div>
    </Band>
  )
}

function TakeBand({ state, result, formats, exported: { link, text, attachIt } }: Parts) {
  const words = useWords('pages/product-3')
  const forecastWords = useWords('forecast')
  const { locale } = useLanguage()
  const [said, setSaid] = useState<'copied' | 'copyFailed'>()

  async function copy(content: string) {
    // Otherwise a second copy would be told by the words that stand there already, which nobody hears.
    setSaid(undefined)
    try {
      await navigator.clipboard.writeText(content)
      setSaid('copied')
    } catch {
      setSaid('copyFailed')
    }
  }

  function save() {
    const currency = state.currency ?? localeFormats[locale].currency
    const csv = forecastCsv({ forecast: result, words: forecastWords, locale, currency })
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), 'roi.csv')
  }

  return (
    <Band id="take" stop={words.takeStop} tone="board" labelledBy="take-heading">
      <p className={style.sheetNote}>{`${words.sheetNote} ${link}`}</p>
      <div className="no-print">
        <HeadingDuo id="take-heading" long={words.takeLong} short={words.takeShort} />
        <p className={style.sub}>{words.takeLede}</p>
        <p className={`js-only ${style.address}`}>{link}</p>
        <div className={`js-only ${style.actions}`}>
          <ButtonLink to="/request-a-demo" look="signal" arrow onClick={attachIt}>
            {words.send}
          </ButtonLink>
          <Button onClick={() => void copy(link)}>{words.copyLink}</Button>
          <Button onClick={() => void copy(text())}>{words.copyText}</Button>
          <Button onClick={save}>{words.csv}</Button>
          <Button onClick={() => print()}>{words.print}</Button>
        </div>
        <p className={style.said} role="status">
          {said && { copied: words.copied, copyFailed: words.copyFailed }[said]}
        </p>
        <details className={style.table}>
          <summary>
            {`${words.table} `}
            <Chevron />
          </summary>
          <CurveTable result={result} formats={formats} />
        </details>
      </div>
    </Band>
  )
}

function CurveTable({ result, formats }: Pick<Parts, 'result' | 'formats'>) {
  const words = useWords('pages/product-3')
  const { scenarios } = useWords('forecast')
  return (
    <table>
      <caption>{words.tableCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.tableMonth}</th>
          {scenarioNames.map((name) => (
            <th key={name} scope="col">
              {scenarios[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {result.expected.curve.map((_, month) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            {scenarioNames.map((name) => (
              <td key={name}>{formats.money(Math.round(result[name].curve[month] ?? 0))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useCaseCount(formats: Parts['formats']) {
  const words = useWords('pages/product-3')
  return (count: number) =>
    count === 1 ? words.oneCase : fill(words.cases, { count: formats.number(count) })
}

function useExport({ state, result, formats }: Pick<Parts, 'state' | 'result' | 'formats'>) {
  const words = useWords('pages/product-3')
  const forecastWords = useWords('forecast')
  const href = useHref()
  // Whoever opens it may read another language, and should see the same money.
  const { currency } = localeFormats[useLanguage().locale]
  const shared = encodeForecast({ currency, ...state })
  // Before the page is hydrated it cannot know where it was opened.
  const origin = useHydrated() ? location.origin : company.origin
  const link = `${origin}${href(`/product-3#${shared}`)}`
  const { expected } = result
  const month = paybackMonth(expected)
  const countCases = useCaseCount(formats)
  const summary = fill(month === undefined ? words.summaryNever : words.summary, {
    cases: countCases(state.inputs.casesPerMonth),
    minutes: formats.number(state.inputs.minutesPerCase),
    hours: formats.number(readable(expected.hoursPerYear)),
    money: formats.money(readable(expected.afterHorizon)),
    month: month ?? '',
  })
  return {
    shared,
    link,
    attachIt: () => attach('forecast', { hash: shared, summary }),
    text: () =>
      forecastText({
        forecast: result,
        words: forecastWords,
        formats,
        title: `${company.name}, ${words.title}`,
        note: words.sheetNote,
        link,
      }),
  }
}
