import { useState } from 'react'
import { fill, useWords } from '#app/behaviours/language.ts'
import {
  type Answers,
  decisions,
  isMethod,
  questions,
  type Verdict,
  verdictOf,
} from '#app/behaviours/method-check.ts'
import { DaysBar } from '#app/drawings/days-bar.tsx'
import { MethodLine } from '#app/drawings/method-lines.tsx'
import { FinalCall } from '#app/sections/final-call.tsx'
import { MethodsSpectrum } from '#app/sections/methods-spectrum.tsx'
import { Announcement } from '#app/ui/announcement.tsx'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink, Link } from '#app/ui/link.tsx'
import { Table } from '#app/ui/table.tsx'
import type { MethodSummary } from '#content/entries.ts'
import { offer } from '#contract/offer.ts'
import type { Method } from '#contract/methods.ts'
import { namesOf } from '#contract/record-of.ts'
import style from './features.module.css'

/** Pairs of methods that are trusted for the same reason. */
const groups = {
  traceable: { tone: 'paper', methods: ['rules', 'workflow'] },
  learned: { tone: 'tint', methods: ['machine-learning', 'deep-learning'] },
  judging: { tone: 'board', methods: ['language-ai', 'agentic-ai'] },
} as const satisfies Record<string, { tone: string; methods: Method[] }>

export default function Features({ data }: { data: Record<Method, MethodSummary> }) {
  const words = useWords('pages/features')
  return (
    <>
      <MethodsSpectrum opening={words} />
      <Group name="traceable" data={data} />
      <Group name="learned" data={data} />
      <Group name="judging" data={data} />
      <Check />
      <FinalCall />
    </>
  )
}

function Group({ name, data }: { name: keyof typeof groups; data: Record<Method, MethodSummary> }) {
  const words = useWords('pages/features').groups[name]
  const { tone, methods } = groups[name]
  return (
    <Band id={name} stop={words.stop} tone={tone} labelledBy={`${name}-heading`}>
      <div className={style.intro}>
        <HeadingDuo size="small" id={`${name}-heading`} long={words.long} short={words.short} />
        <p>{words.lede}</p>
      </div>
      <div className={style.pair}>
        {methods.map((method) => (
          <MethodInDepth key={method} method={method} summary={data[method]} />
        ))}
      </div>
    </Band>
  )
}

function MethodInDepth({ method, summary }: { method: Method; summary: MethodSummary }) {
  const { labels, methods } = useWords('pages/features')
  const { name } = useWords('features').methods[method]
  const { what, fits, fails, needs, check } = methods[method]
  const span = { from: summary.shortestDays, to: summary.longestDays }
  return (
    <article id={method} className={style.method} aria-labelledby={`${method}-name`}>
      <div className={style.line}>
        <MethodLine method={method} />
      </div>
      <h3 className={style.name} id={`${method}-name`}>
        {name}
      </h3>
      <p className={style.what}>{what}</p>
      <dl className={style.facts}>
        <div>
          <dt>{labels.fits}</dt>
          <dd>
            <ul>
              {fits.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt>{labels.fails}</dt>
          <dd>
            <ul>
              {fails.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt>{labels.needs}</dt>
          <dd>{needs}</dd>
        </div>
        <div>
          <dt>{labels.check}</dt>
          <dd>{check}</dd>
        </div>
        <div>
          <dt>{labels.duration}</dt>
          <dd>
            <DaysBar of={offer.implementationDays} {...span} />
            <span className={style.small}>
              {fill(labels.days, { ...span, count: summary.count, max: offer.implementationDays })}
            </span>
          </dd>
        </div>
        <div>
          <dt>{labels.examples}</dt>
          <dd>
            <ul>
              {summary.examples.map(({ slug, title, line }) => (
                <li key={slug}>
                  <Link to={`/product-1#${slug}`}>{title}</Link> <span className="mono">{line}</span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </article>
  )
}

/** Five questions and an answer that may be "none". Without a script the table below says the same. */
function Check() {
  const { check } = useWords('pages/features')
  const [answers, setAnswers] = useState<Partial<Answers>>({})
  const names = namesOf(questions)
  const verdict = verdictOf(answers)
  const open = names.filter((name) => !answers[name]).length
  const { methods } = useWords('features')
  const found = verdict && (isMethod(verdict) ? methods[verdict].name : check.none)
  return (
    <Band id="check" stop={check.stop} labelledBy="check-heading">
      <HeadingDuo id="check-heading" long={check.long} short={check.short} />
      <div className={`${style.check} js-only`}>
        <form className={style.questions}>
          <p className="lede">{check.lede}</p>
          {names.map((name, index) => {
            const { label, answers: choices } = check.questions[name]
            return (
              <fieldset key={name} className={style.question}>
                <legend>
                  <span className={style.number}>{index + 1}</span>
                  {label}
                </legend>
                {Object.entries(choices).map(([value, text]) => (
                  <label key={value}>
                    <input
                      type="radio"
                      name={name}
                      value={value}
                      checked={answers[name] === value}
                      onChange={() => setAnswers((given) => ({ ...given, [name]: value }))}
                    />
                    <span>{text}</span>
                  </label>
                ))}
              </fieldset>
            )
          })}
        </form>
        <div className={style.result}>
          <h3>{check.result}</h3>
          <Announcement text={found ? `${check.result}: ${found}` : fill(check.open, { count: open })} />
          {verdict ? (
            <Result verdict={verdict} mistake={answers.mistake} />
          ) : (
            <>
              <p className={style.answered} aria-hidden="true">
                {names.length - open}
                <small> / {names.length}</small>
              </p>
              <p className={style.pending}>{fill(check.open, { count: open })}</p>
            </>
          )}
        </div>
      </div>
      <div className={style.table}>
        <DecisionTable />
        <p className={style.small}>{check.note}</p>
      </div>
    </Band>
  )
}

function Result({ verdict, mistake }: { verdict: Verdict; mistake: Answers['mistake'] | undefined }) {
  const { check } = useWords('pages/features')
  const { methods } = useWords('features')
  const careful = mistake === 'expensive' || mistake === 'final' ? check.careful[mistake] : undefined
  return (
    <>
      {isMethod(verdict) && <MethodLine method={verdict} />}
      <p className={isMethod(verdict) ? style.verdict : `${style.verdict} ${style.none}`}>
        {isMethod(verdict) ? methods[verdict].name : check.none}
      </p>
      <p>{check.verdicts[verdict]}</p>
      {isMethod(verdict) && careful && <p>{careful}</p>}
      {isMethod(verdict) && <ArrowLink to={`/features#${verdict}`}>{check.depth}</ArrowLink>}
      <ArrowLink to="/request-a-demo">{check.session}</ArrowLink>
    </>
  )
}

function DecisionTable() {
  const { check } = useWords('pages/features')
  const { methods } = useWords('features')
  const thenOf = (verdict: Verdict) => {
    if (isMethod(verdict)) return methods[verdict].name
    return verdict === 'rare' ? check.none : check.later
  }
  return (
    <Table
      caption={check.caption}
      columns={[{ label: check.columns.when }, { label: check.columns.result }]}
      rows={decisions.map(({ verdict }) => ({
        key: verdict,
        cells: [check.rows[verdict], <b key="then">{thenOf(verdict)}</b>],
      }))}
    />
  )
}
