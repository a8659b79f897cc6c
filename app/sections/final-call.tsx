import { fill, useWords } from '#app/behaviours/language.ts'
import { Ruler } from '#app/drawings/ruler.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { offer } from '#contract/offer.ts'
import style from './final-call.module.css'

interface Props {
  /** What a page says in its own words; the rest is said as everywhere. */
  words?: { long: string; short: string; text: string }
}

/** The last call of a page: one action, above a ruler of the two hours that it costs. */
export function FinalCall({ words }: Props) {
  const { stop, long, short, text, action } = { ...useWords('ctaSection'), ...words }
  const minutes = offer.sessionHours * 60
  return (
    <Band id="departure" stop={stop} tone="signal" labelledBy="departure-heading">
      <HeadingDuo size="xl" id="departure-heading" long={long} short={short} />
      <div className={style.row}>
        <div className={style.action}>
          <ButtonLink look="ink" size="large" arrow to="/request-a-demo">
            {fill(action, { hours: offer.sessionHours })}
          </ButtonLink>
        </div>
        <p className={style.text}>{text}</p>
      </div>
      <div className={style.ruler}>
        <Ruler
          units={minutes}
          height={64}
          steps={[
            { every: 60, height: 64, strong: true },
            { every: 30, height: 44 },
            { every: 10, height: 30 },
            { every: 5, height: 20 },
            { every: 1, height: 12, fine: true },
          ]}
          labels={[
            { at: 30, text: '30 min', y: 32 },
            { at: 60, text: '1 h', y: 12 },
            { at: 90, text: '90 min', y: 32 },
            { at: minutes, text: `${offer.sessionHours} h`, y: 12 },
          ]}
        />
      </div>
    </Band>
  )
}
