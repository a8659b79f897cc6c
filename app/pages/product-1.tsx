import { useGradually } from '#app/behaviours/gradually.ts'
import { fill, useWords } from '#app/behaviours/language.ts'
import { StopsLine } from '#app/drawings/stops-line.tsx'
import { Departures } from '#app/sections/departures.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import type { CatalogueList } from '#content/entries.ts'
import { offer } from '#contract/offer.ts'
import style from './product-1.module.css'

export default function Product1({ data }: { data: CatalogueList }) {
  const words = useWords('pages/product-1')
  const drawn = useGradually()
  return (
    <>
      <Band id="top" stop={words.stop} tone="board" labelledBy="page-heading">
        <div className={style.opening}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
          <p>{words.lede}</p>
        </div>
        <Departures list={data} drawn={drawn} />
      </Band>
      {drawn === Infinity && (
        <>
          <Reading />
          <Missing />
        </>
      )}
    </>
  )
}

function Reading() {
  const { stop, long, short, items } = useWords('pages/product-1').reading
  return (
    <Band id="reading" stop={stop} labelledBy="reading-heading">
      <HeadingDuo id="reading-heading" long={long} short={short} />
      <dl className={style.reading}>
        <div>
          <dt>{items.line.name}</dt>
          <dd className={style.sign} aria-hidden="true">
            <b>K01</b>
          </dd>
          <dd>{items.line.text}</dd>
        </div>
        <div>
          <dt>{items.stops.name}</dt>
          <dd className={style.sign} aria-hidden="true">
            <StopsLine before={9} after={4} />
          </dd>
          <dd>{items.stops.text}</dd>
        </div>
        <div>
          <dt>{items.days.name}</dt>
          <dd className={style.sign} aria-hidden="true">
            <strong>
              {offer.implementationDays}
              <small> d</small>
            </strong>
          </dd>
          <dd>{fill(items.days.text, { days: offer.implementationDays })}</dd>
        </div>
        <div>
          <dt>{items.assumed.name}</dt>
          <dd className={style.sign} aria-hidden="true">
            <i />
          </dd>
          <dd>
            {items.assumed.text}
            <ArrowLink to="/product-3">{items.assumed.link}</ArrowLink>
          </dd>
        </div>
      </dl>
    </Band>
  )
}

function Missing() {
  const { stop, long, short, text, draw } = useWords('pages/product-1').missing
  const cta = useWords('cta')
  return (
    <Band id="missing" stop={stop} tone="tint" labelledBy="missing-heading">
      <div className={style.missing}>
        <HeadingDuo id="missing-heading" size="xl" long={long} short={short} />
        <p>{text}</p>
        <div>
          <ButtonLink look="signal" arrow to="/request-a-demo">
            {cta.bookSessionLong}
          </ButtonLink>
          <ArrowLink to="/product-2">{draw}</ArrowLink>
        </div>
      </div>
    </Band>
  )
}
