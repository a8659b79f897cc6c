import type { ReactNode } from 'react'
import { hoursAndMinutes } from '#app/behaviours/duration.ts'
import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { TickBar } from '#app/drawings/tick-bar.tsx'
import { YearBar } from '#app/drawings/year-bar.tsx'
import { Band } from '#app/ui/band.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { claims, downtimeHoursPerYear, hoursPerYear } from '#contract/offer.ts'
import style from './claims-to-scale.module.css'

/** The three claims of the site, each as a drawing to scale and with the sentence that says what is counted. */
export function ClaimsToScale({ more = true }: { more?: boolean }) {
  const words = useWords('featureCollection')
  const { number, percent, date } = useFormats()
  const down = downtimeHoursPerYear(claims.uptimePercent)
  // German has a space before it.
  const percentSign = percent(0).replace('0', '')
  const values = { downtime: hoursAndMinutes(down * 60), hours: number(hoursPerYear) }
  return (
    <Band id="figures" stop={words.stop} labelledBy="figures-heading" flush>
      <h2 className="sr" id="figures-heading">
        {words.heading}
      </h2>
      <Claim
        figure={number(claims.integrations)}
        sign="+"
        text={words.integrations.text}
        definition={words.integrations.definition}
      >
        <TickBar
          count={claims.integrations}
          tall={10}
          label={fill(words.integrations.drawing, { count: claims.integrations })}
        />
      </Claim>
      <Claim
        figure={number(claims.platforms)}
        sign="+"
        text={words.platforms.text}
        definition={words.platforms.definition}
      >
        <TickBar
          count={claims.platforms}
          bold
          label={fill(words.platforms.drawing, { count: claims.platforms })}
        />
      </Claim>
      <Claim
        figure={number(claims.uptimePercent)}
        sign={percentSign}
        text={fill(words.uptime.text, values)}
        definition={words.uptime.definition}
      >
        <YearBar share={down / hoursPerYear} label={fill(words.uptime.drawing, values)} />
      </Claim>
      <p className={style.foot}>
        <span>{fill(words.checked, { date: date(claims.checked) })}</span>
        {more && <ArrowLink to="/statistics">{words.more}</ArrowLink>}
      </p>
    </Band>
  )
}

function Claim({
  figure,
  sign,
  text,
  definition,
  children,
}: {
  figure: string
  sign: string
  text: string
  definition: string
  children: ReactNode
}) {
  return (
    <div className={style.claim}>
      <p className={style.figure}>
        {figure}
        <sup>{sign}</sup>
      </p>
      <div className={style.scale}>
        {children}
        <p className={style.text}>{text}</p>
        <p className={style.definition}>{definition}</p>
      </div>
    </div>
  )
}
