import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { Ruler } from '#app/drawings/ruler.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { claims, offer, plans, unrounded } from '#contract/offer.ts'
import { BillingSwitch } from './billing-switch.tsx'
import { Price } from './price.tsx'
import style from './pricing-teaser.module.css'

interface Props {
  /** The page that begins with this band has its own heading and one more sentence. */
  opening?: { long: string; short: string; lede: string }
}

/** Two ways to travel: the ticket for every day and the track of your own. */
export function PricingTeaser({ opening }: Props) {
  const words = useWords('pricing')
  const { number, percent } = useFormats()
  const { starter } = plans
  const values = {
    automations: starter.automations ?? '',
    integrations: number(claims.integrations),
    users: starter.users ?? '',
    uptime: percent(claims.uptimePercent / 100, unrounded),
    days: offer.implementationDays,
  }
  const { long, short } = opening ?? words
  const Name = opening ? 'h2' : 'h3'
  return (
    <Band id="pricing" stop={words.stop} labelledBy="pricing-heading">
      <HeadingDuo id="pricing-heading" long={long} short={short} {...(opening && { level: 1 })} />
      {opening && <p className="lede">{opening.lede}</p>}
      <div className={style.fares}>
        <article className={style.ticket}>
          <header className={style.header}>
            <Name className={style.name}>{words.basic.name}</Name>
            <BillingSwitch />
          </header>
          <div className={style.price}>
            <Price monthly={starter.monthly ?? 0} size="giant" />
          </div>
          <div className={style.trial}>
            <Ruler
              units={offer.trialDays}
              height={26}
              bar={14}
              steps={[
                { every: 7, height: 26 },
                { every: 1, height: 18 },
              ]}
            />
            <p>
              <b>{fill(words.basic.trial, { days: offer.trialDays })}</b>
              {` ${words.basic.trialText}`}
            </p>
          </div>
          <ul className={`${style.includes} ${style.pairs}`}>
            {words.basic.includes.map((line) => (
              <li key={line}>{fill(line, values)}</li>
            ))}
          </ul>
          <ButtonLink look="signal" arrow to="/sign-up">
            {words.basic.action}
          </ButtonLink>
        </article>
        <article className={style.track}>
          <Name className={style.name}>{words.custom.name}</Name>
          <p className={style.title}>{words.custom.title}</p>
          <p>{words.custom.text}</p>
          <ul className={style.includes}>
            {words.custom.includes.map((line) => (
              <li key={line}>{fill(line, values)}</li>
            ))}
          </ul>
          <p className={style.terms}>{words.custom.price}</p>
          <ArrowLink to="/request-a-demo">{words.custom.action}</ArrowLink>
        </article>
      </div>
      <p className={style.foot}>
        <span>{words.currency}</span>
        <ArrowLink to="/pricing-2">{words.compare}</ArrowLink>
      </p>
    </Band>
  )
}
