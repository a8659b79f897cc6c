import { useState } from 'react'
import { useHydrated } from '#app/behaviours/hydrated.ts'
import { attach, drawnWorkflow, useRenewedAttachment } from '#app/behaviours/attachment.ts'
import { useForecastState, type ForecastData, type OwnStart } from '#app/behaviours/forecast-state.ts'
import { forecastText } from '#app/behaviours/forecast-text.ts'
import { moneyFormats, type MoneyFormats } from '#app/behaviours/forecast-words.ts'
import { fill, useHref, useLanguage, useWords } from '#app/behaviours/language.ts'
import { saveFile } from '#app/behaviours/save-file.ts'
import { useWrittenAddress } from '#app/behaviours/tool-address.ts'
import { RoiForecast } from '#app/sections/roi-forecast.tsx'
import { RoiFormula } from '#app/sections/roi-formula.tsx'
import { RoiRanges } from '#app/sections/roi-ranges.tsx'
import { RoiSensitivity } from '#app/sections/roi-sensitivity.tsx'
import { Band } from '#app/ui/band.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Chevron } from '#app/ui/chevron.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { company } from '#contract/company.ts'
import { formats as localeFormats } from '#contract/locale.ts'
import {
  advisesAgainst,
  casesForPayback,
  currencies,
  encodeForecast,
  forecast,
  paybackMonth,
  readable,
  scenarioNames,
  sensitivity,
  slowAfterMonths,
  verdictOf,
  type Currency,
  type Forecast,
  type ForecastState,
  type ScenarioName,
} from '#contract/roi.ts'
import style from './product-3.module.css'

export default function Product3({ data }: { data: ForecastData | null }) {
  const words = useWords('pages/product-3')
  const { inputs: labels, verdicts } = useWords('forecast')
  const { network } = useWords('errors').reasons
  const { locale } = useLanguage()
  const { state, start, own, note, touched, choose, change } = useForecastState(data)
  const result = forecast(state.inputs, state.spreads)
  const formats = moneyFormats(locale, state.currency)
  const exported = useExport({ state, result, formats })
  const parts = { state, result, formats, exported }
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
          onInput={(name, value) => change(({ inputs }) => ({ inputs: { ...inputs, [name]: value } }))}
        >
          <CurrencyChoice
            currency={state.currency ?? localeFormats[locale].currency}
            onCurrency={(currency) => change(() => ({ currency }))}
          />
        </RoiForecast>
      </Band>
      <div className="no-print">
        <VerdictBand {...parts} />
      </div>
      <FormulaBand {...parts} />
      <div className="no-print">
        <RoiSensitivity {...parts} />
      </div>
      <RoiRanges {...parts} change={change} />
      <TakeBand {...parts} />
    </div>
  )
}

interface Parts {
  state: ForecastState
  result: Forecast
  formats: MoneyFormats
  exported: ReturnType<typeof useExport>
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
              fill(words.needed, { cases: caseCount(cases, words, formats) })}
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

function TakeBand({ state, result, formats, exported: { link, text, attachIt } }: Parts) {
  const words = useWords('pages/product-3')
  const forecastWords = useWords('forecast')
  const { locale } = useLanguage()
  const { network } = useWords('errors').reasons
  const outcomes = { copied: words.copied, copyFailed: words.copyFailed, network }
  const [outcome, setOutcome] = useState<keyof typeof outcomes>()

  async function copy(content: string) {
    // Otherwise a second copy would be told by the words that stand there already, which nobody hears.
    setOutcome(undefined)
    try {
      await navigator.clipboard.writeText(content)
      setOutcome('copied')
    } catch {
      setOutcome('copyFailed')
    }
  }

  async function save() {
    setOutcome(undefined)
    try {
      const { forecastCsv } = await import('#app/behaviours/forecast-csv.ts')
      const currency = state.currency ?? localeFormats[locale].currency
      const csv = forecastCsv({ forecast: result, words: forecastWords, locale, currency })
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), 'roi.csv')
    } catch {
      setOutcome('network')
    }
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
          <Button onClick={() => void save()}>{words.csv}</Button>
          <Button onClick={() => print()}>{words.print}</Button>
        </div>
        <p className={style.said} role="status">
          {outcome && outcomes[outcome]}
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

function caseCount(count: number, words: { oneCase: string; cases: string }, formats: MoneyFormats): string {
  return count === 1 ? words.oneCase : fill(words.cases, { count: formats.number(count) })
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
  const summary = fill(month === undefined ? words.summaryNever : words.summary, {
    cases: caseCount(state.inputs.casesPerMonth, words, formats),
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
