import { fill, useWords, type Target } from '#app/behaviours/language.ts'
import { Siding } from '#app/drawings/siding.tsx'
import { FinalCall } from '#app/sections/final-call.tsx'
import { StepsToScale } from '#app/sections/steps-to-scale.tsx'
import { WorkflowTool } from '#app/sections/workflow-tool.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink, Link } from '#app/ui/link.tsx'
import { Table } from '#app/ui/table.tsx'
import { offer } from '#contract/offer.ts'
import style from './product-2.module.css'

export default function Product2() {
  return (
    <>
      <Junction />
      <Collaboration />
      <Workflow />
      <Exceptions />
      <Handover />
      <Questions />
      <FinalCall />
    </>
  )
}

/** The decision this page begins with: straight on to the catalogue, or a track of one's own. */
function Junction() {
  const words = useWords('pages/product-2')
  return (
    <Band id="top" stop={words.stop} labelledBy="page-heading" flush>
      <div className={style.opening}>
        <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
        <div className={style.pitch}>
          <p className="lede">{words.lede}</p>
          <ButtonLink look="signal" arrow to="/product-2#workflow">
            {words.draw}
          </ButtonLink>
        </div>
      </div>
      <svg className={style.junction} width="100%" height="132" aria-hidden="true">
        <line className={style.before} x2="12.5%" y1="110" y2="110" />
        <line className={style.straight} x1="12.5%" x2="100%" y1="110" y2="110" />
        {[30, 44, 58, 72, 86].map((x) => (
          <circle key={x} className={style.stop} cx={`${x}%`} cy="110" r="6" />
        ))}
        <svg x="12.5%" width="87.5%" overflow="visible">
          <path className={style.branch} d="M0 110L92 18" />
          <line className={style.branch} x1="91" x2="100%" y1="18" y2="18" />
          <circle className={style.switch} cx="0" cy="110" r="9" />
        </svg>
        <svg x="100%" overflow="visible">
          <path className={style.branch} d="M-14 6L-2 18l-12 12" />
        </svg>
      </svg>
      <div className={style.tracks}>
        {(['branch', 'straight'] as const).map((key) => {
          const { name, when, signs, link } = words.junction[key]
          return (
            <div key={key} className={style[`${key}Text`]}>
              <h2 className={style.track}>{name}</h2>
              <p className={style.when}>{when}</p>
              <ul className={style.signs}>
                {signs.map((sign) => (
                  <li key={sign}>{sign}</li>
                ))}
              </ul>
              <ArrowLink to={key === 'branch' ? '/product-2#steps' : '/product-1'}>{link}</ArrowLink>
            </div>
          )
        })}
      </div>
    </Band>
  )
}

function Collaboration() {
  const { steps } = useWords('pages/product-2')
  const { long, short, lede, session, demo, goals, implementation } = steps
  const details = (['bring', 'do', 'get'] as const).map((key) => ({
    label: steps[key],
    texts: {
      session: session[key],
      demo: demo[key],
      goals: goals[key],
      implementation: implementation[key],
    },
  }))
  return <StepsToScale words={{ long, short, lede }} details={details} />
}

function Workflow() {
  const { workflow } = useWords('pages/product-2')
  return (
    <Band id="workflow" stop={workflow.stop} labelledBy="workflow-heading" flush>
      <div className={style.inset}>
        <HeadingDuo id="workflow-heading" long={workflow.long} short={workflow.short} />
        <p className={`lede ${style.sub}`}>{workflow.lede}</p>
      </div>
      <WorkflowTool open />
    </Band>
  )
}

/** An assumption, and marked as one beside the drawing. */
const sample = { cases: 100, stops: 12 }

function Exceptions() {
  const { exceptions } = useWords('pages/product-2')
  return (
    <Band id="exceptions" stop={exceptions.stop} tone="tint" labelledBy="exceptions-heading" flush>
      <div className={style.inset}>
        <HeadingDuo id="exceptions-heading" long={exceptions.long} short={exceptions.short} />
        <p className={`lede ${style.sub}`}>{exceptions.lede}</p>
      </div>
      <figure className={style.siding}>
        <Siding {...sample} words={exceptions} />
        <figcaption className={style.fine}>{exceptions.fine}</figcaption>
      </figure>
      <dl className={style.rules}>
        {exceptions.rules.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={style.more}>
        <ArrowLink to="/blog/exceptions-first">{exceptions.article}</ArrowLink>
      </p>
    </Band>
  )
}

function Handover() {
  const { handover } = useWords('pages/product-2')
  return (
    <Band id="handover" stop={handover.stop} labelledBy="handover-heading">
      <HeadingDuo id="handover-heading" long={handover.long} short={handover.short} />
      <p className={`lede ${style.sub}`}>{handover.lede}</p>
      <div className={style.slip}>
        <Table
          quietCaption
          caption={handover.caption}
          columns={handover.columns.map((label) => ({ label }))}
          rows={handover.rows.map(({ what, where, may }) => ({ key: what, cells: [what, where, may] }))}
        />
      </div>
      <p className={style.small}>
        {`${handover.fine} `}
        <Link to="/terms">{handover.terms}</Link>
      </p>
      <div className={style.proof}>
        <h3>{handover.proof}</h3>
        <ol>
          {handover.proofs.map((proof) => (
            <li key={proof}>{proof}</li>
          ))}
        </ol>
        <ArrowLink to="/blog/handover-to-your-team">{handover.article}</ArrowLink>
      </div>
    </Band>
  )
}

function Questions() {
  const { questions } = useWords('pages/product-2')
  return (
    <Band id="questions" stop={questions.stop} labelledBy="questions-heading" flush>
      <div className={style.inset}>
        <HeadingDuo size="small" id="questions-heading" long={questions.long} short={questions.short} />
      </div>
      <ul className={style.questions}>
        {Object.entries(questions.list).map(([slug, text]) => (
          <li key={slug}>
            <Link to={`/faqs#${slug}` satisfies Target}>
              {fill(text, { days: offer.implementationDays })}
            </Link>
          </li>
        ))}
      </ul>
      <p className={style.more}>
        <ArrowLink to="/faqs">{questions.all}</ArrowLink>
      </p>
    </Band>
  )
}
