import { fill, useWords } from '#app/behaviours/language.ts'
import { MethodLine } from '#app/drawings/method-lines.tsx'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { methods } from '#contract/methods.ts'
import style from './methods-spectrum.module.css'

interface Props {
  /** The page that begins with this band has its own heading. */
  opening?: { long: string; short: string; lede: string }
}

/** The six methods on one line, from rules to agents; each field opens what it is right for and when it is wrong. */
export function MethodsSpectrum({ opening }: Props) {
  const words = useWords('homeFeatures')
  const about = useWords('features').methods
  const { long, short, lede } = opening ?? words
  const tabs = methods.map((method) => {
    const { name, rightFor, example, wrongWhen } = about[method]
    return {
      key: method,
      tab: (
        <>
          <MethodLine method={method} />
          <span className={style.name}>{name}</span>
        </>
      ),
      panel: (
        <>
          <dl className={style.panel}>
            <div>
              <dt>{words.rightFor}</dt>
              <dd>{rightFor}</dd>
            </div>
            <div>
              <dt>{words.example}</dt>
              <dd>{example}</dd>
            </div>
            <div>
              <dt>{words.wrongWhen}</dt>
              <dd>{wrongWhen}</dd>
            </div>
          </dl>
          <ArrowLink to={`/features#${method}`}>{fill(words.more, { name })}</ArrowLink>
        </>
      ),
    }
  })
  return (
    <Band id="expertise" stop={words.stop} labelledBy="expertise-heading">
      <HeadingDuo
        id="expertise-heading"
        long={long}
        short={short}
        {...(opening && { level: 1, size: 'xl' })}
      />
      <p className="lede">{lede}</p>
      <div className={style.spectrum}>
        <Tabs
          label={words.label}
          tabs={tabs}
          listClass={style.fields}
          panelsClass={style.panels}
          between={
            <div className={style.axis} aria-hidden="true">
              <span>{words.from}</span>
              <i />
              <span>{words.to}</span>
            </div>
          }
        />
      </div>
    </Band>
  )
}
