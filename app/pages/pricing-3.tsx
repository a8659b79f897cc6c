import { useState, type ReactNode } from 'react'
import { useHydrated } from '#app/behaviours/hydrated.ts'
import { attach, useRenewedAttachment } from '#app/behaviours/attachment.ts'
import { symbols, moneyFormats, useForecastWords, type MoneyFormats } from '#app/behaviours/forecast-words.ts'
import { fill, useLanguage, useWords } from '#app/behaviours/language.ts'
import { useSettled } from '#app/behaviours/settled.ts'
import { useAddress, useWrittenAddress } from '#app/behaviours/tool-address.ts'
import { EstimateTrack } from '#app/drawings/estimate-track.tsx'
import { percentOf } from '#app/drawings/percent-of.ts'
import { RoiCurve } from '#app/drawings/roi-curve.tsx'
import { FigureValue } from '#app/sections/roi-figure.tsx'
import { RoiSlider } from '#app/sections/roi-control.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { Readout } from '#app/ui/readout.tsx'
import { noticeOf } from '#app/ui/number-field.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { Body, Cell, ColumnHead, Head, Row, RowHead, TableRoot } from '#app/ui/table-parts.tsx'
import {
  dayRate,
  decodeWish,
  effort,
  encodeWish,
  estimate,
  exampleWish,
  forecastOfEstimate,
  methodEffort,
  scopeLimits,
  volumeEffort,
  type Estimate,
  type Range,
  type Wish,
} from '#contract/estimate.ts'
import { offer } from '#contract/offer.ts'
import {
  advisesAgainst,
  encodeForecast,
  forecast,
  horizonMonths,
  readable,
  verdictOf,
  type ForecastState,
} from '#contract/roi.ts'
import { formats as localeFormats } from '#contract/locale.ts'
import { methods, type Method } from '#contract/methods.ts'
import style from './pricing-3.module.css'

/** How far the sliders go; the fields take everything that is allowed. */
const usual = { systems: 10, steps: 30, exceptions: 20 } as const
const sizes = ['systems', 'steps', 'exceptions'] as const

export default function Pricing3() {
  const words = useWords('pages/pricing-3')
  const { locale } = useLanguage()
  const [wish, setWish] = useState(exampleWish)
  const { currency = localeFormats[locale].currency } = wish
  const formats = moneyFormats(locale, currency)
  const [touched, setTouched] = useState(false)
  const [note, setNote] = useState<keyof typeof words.notes>()
  useAddress(({ code }) => {
    const asked = decodeWish(code)
    setWish(asked ?? exampleWish)
    setTouched(false)
    if (asked) setNote(encodeWish(asked) === code ? undefined : 'clamped')
    else setNote(code ? 'unreadable' : undefined)
  })
  useWrittenAddress(encodeWish(wish), touched)
  const made = estimate(wish)
  const state = forecastOfEstimate(wish, made)
  const written = write(made, formats)
  const attachment = {
    // Whoever opens it may read another language, and should see the same money.
    hash: encodeForecast({ ...state, currency }),
    estimate: encodeWish({ ...wish, currency }),
    summary: fill(words.summary, {
      ...written.price,
      systems: wish.systems,
      steps: wish.steps,
      exceptions: wish.exceptions,
      cases: formats.number(wish.casesPerMonth),
    }),
  }
  const attachIt = () => attach('forecast', attachment)
  useRenewedAttachment('forecast', {
    hash: attachment.hash,
    isEdited: touched,
    attachAgain: attachIt,
  })
  const said = useSettled(fill(words.status, { ...written.price, days: fill(words.daysRange, written.days) }))
  return (
    <>
      <Band id="top" stop={words.topStop} labelledBy="page-heading" flush>
        <div className={style.opening}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
          <p className={style.lede}>{words.lede}</p>
        </div>
      </Band>
      <Band id="scope" stop={words.stop} label={words.stop} flush>
        <div aria-live="polite">{note && <p className={style.note}>{words.notes[note]}</p>}</div>
        <noscript>
          <p className={style.note}>{words.noScript}</p>
        </noscript>
        <ScopeForm
          wish={wish}
          change={(part) => {
            setWish((before) => ({ ...before, ...part }))
            setTouched(true)
            setNote(undefined)
          }}
          state={state}
          formats={formats}
        >
          <span>
            <FromTo {...written.price} />
          </span>
          <span>
            {`${fill(words.daysRange, written.days)} `}
            <small>{symbols.days}</small>
          </span>
        </ScopeForm>
      </Band>
      <Band id="track" tone="tint" label={words.track} flush>
        <p className="sr" role="status">
          {said}
        </p>
        <PriceFigures written={written} />
        <EstimateTrack
          estimate={made}
          label={fill(words.trackLabel, { ...written.days, limit: offer.implementationDays })}
          words={{
            phases: words.phases,
            days: (range) => fill(words.phaseDays, daysOf(range, formats)),
            whole: (days) => `${formats.number(days)} ${symbols.days}`,
            limit: fill(words.limit, { days: offer.implementationDays }),
            stage: (number) => fill(words.stage, { number }),
          }}
        />
        <p className={style.key}>
          <span>
            <i className={style.keySure} />
            {` ${words.smooth}`}
          </span>
          <span>
            <i className={style.keyPossible} />
            {` ${words.sticky}`}
          </span>
        </p>
        <p className={style.fits}>
          {fill(made.stages === 1 ? words.oneStage : words.stages, {
            limit: offer.implementationDays,
            stages: made.stages,
          })}
        </p>
      </Band>
      <BesideBand state={state} made={made} written={written} formats={formats} />
      <IncludedBand />
      <PriceListBand formats={formats} />
      <OfferBand onSend={attachIt} />
    </>
  )
}

function write(made: Estimate, formats: MoneyFormats) {
  return {
    days: daysOf(made.days, formats),
    price: {
      // The range holds all that its parts add up to.
      low: formats.money(readable(made.price.low, Math.floor)),
      high: formats.money(readable(made.price.high, Math.ceil)),
    },
    running: formats.money(readable(made.runningCostPerMonth)),
  }
}
type Written = ReturnType<typeof write>

/** Whole days where halves would claim too much; parts of a day for single items. */
function daysOf({ low, high }: Range, formats: MoneyFormats, digits = high > 5 ? 0 : 1) {
  const text = (days: number) => formats.number(days, { maximumFractionDigits: digits })
  return { low: text(low), high: text(high) }
}

function FromTo({ low, high }: Written['price']) {
  const { to } = useWords('pages/pricing-3')
  return (
    <>
      {`${low} `}
      <small>{to}</small>
      {` ${high}`}
    </>
  )
}

interface ScopeProps {
  wish: Wish
  change: (part: Partial<Wish>) => void
  state: ForecastState
  formats: MoneyFormats
  /** What stays at hand on narrow screens. */
  children: ReactNode
}

function ScopeForm({ wish, change, state, formats, children }: ScopeProps) {
  const words = useWords('pages/pricing-3')
  const forecastWords = useWords('forecast')
  const isHydrated = useHydrated()
  const control = { inputs: state.inputs, formats }

  function toggle(method: Method) {
    change({ methods: methods.filter((each) => wish.methods.includes(each) !== (each === method)) })
  }

  return (
    <div className={style.scope}>
      <fieldset>
        <legend>{words.groups.size}</legend>
        {sizes.map((name) => {
          const { min, max } = scopeLimits[name]
          return (
            <Slider
              key={name}
              label={words.scope[name]}
              value={wish[name]}
              min={min}
              max={max}
              from={min}
              to={usual[name]}
              step={1}
              onValue={(value) => change({ [name]: Math.round(value) })}
              explain={(problem, value) => fill(noticeOf(problem, forecastWords), { min, max, value })}
            />
          )
        })}
      </fieldset>
      <fieldset>
        <legend>{words.groups.use}</legend>
        <RoiSlider
          name="casesPerMonth"
          {...control}
          onInput={(_, casesPerMonth) => change({ casesPerMonth })}
        />
        <RoiSlider
          name="minutesPerCase"
          {...control}
          onInput={(_, minutesPerCase) => change({ minutesPerCase })}
        />
        <RoiSlider name="costPerHour" {...control} onInput={(_, costPerHour) => change({ costPerHour })} />
      </fieldset>
      <fieldset>
        <legend>{words.groups.methods}</legend>
        <div className={style.methods}>
          {methods.map((method) => (
            <label key={method}>
              <input
                type="checkbox"
                checked={wish.methods.includes(method)}
                disabled={!isHydrated}
                onChange={() => toggle(method)}
              />
              <span>{words.methods[method]}</span>
            </label>
          ))}
        </div>
        <p className={style.small}>{words.methodsNote}</p>
      </fieldset>
      <Readout>{children}</Readout>
    </div>
  )
}

function PriceFigures({ written: { price, days, running } }: { written: Written }) {
  const words = useWords('pages/pricing-3')
  return (
    <dl className={style.figures}>
      <div className={style.price}>
        <dt>{words.priceLabel}</dt>
        <dd>
          <span>{price.low}</span> <small>{words.to}</small> <span>{price.high}</span>
        </dd>
        <dd className={style.net}>{words.net}</dd>
      </div>
      <div>
        <dt>{words.days}</dt>
        <dd>
          {`${days.low} `}
          <small>{words.to}</small>
          {` ${days.high} `}
          <small>{symbols.days}</small>
        </dd>
      </div>
      <div>
        <dt>{words.running}</dt>
        <dd>{running}</dd>
      </div>
    </dl>
  )
}

interface BesideProps {
  state: ForecastState
  made: Estimate
  written: Written
  formats: MoneyFormats
}

function BesideBand({ state, made, written: { price, running }, formats }: BesideProps) {
  const words = useWords('pages/pricing-3')
  const { verdicts } = useWords('forecast')
  const result = forecast(state.inputs, state.spreads)
  const { figures, curve } = useForecastWords(result, state.currency)
  const verdict = verdictOf(result)
  // Of the two lines above it, as they are read there.
  const threeYears = (oneOff: number, round: (value: number) => number) =>
    formats.money(
      readable(readable(oneOff, round) + readable(made.runningCostPerMonth) * horizonMonths, round),
    )
  return (
    <Band id="return" stop={words.besideStop} labelledBy="return-heading" flush>
      <div className={style.beside}>
        <div className={style.side}>
          <h2>{words.costs}</h2>
          <dl>
            <div>
              <dt>{words.oneOff}</dt>
              <dd>
                <FromTo {...price} />
              </dd>
            </div>
            <div>
              <dt>{words.perMonth}</dt>
              <dd>{running}</dd>
            </div>
            <div>
              <dt>{words.threeYears}</dt>
              <dd>
                <FromTo
                  low={threeYears(made.price.low, Math.floor)}
                  high={threeYears(made.price.high, Math.ceil)}
                />
              </dd>
            </div>
          </dl>
        </div>
        <div className={style.side}>
          <h2 id="return-heading">{words.returns}</h2>
          <dl>
            {[figures.hours, figures.threeYears, figures.payback].map((figure) => (
              <div
                key={figure.name}
                className={figure.name === 'payback' && figure.before ? style.payback : undefined}
              >
                <dt>
                  {`${figure.label} `}
                  {figure.range && <span>{figure.range}</span>}
                </dt>
                <dd>
                  <FigureValue figure={figure} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p className={advisesAgainst(verdict) ? `${style.verdict} ${style.against}` : style.verdict}>
        {`${verdicts[verdict].long} ${verdicts[verdict].short}`}
      </p>
      <RoiCurve forecast={result} height={300} {...curve(horizonMonths)} />
      <div className={style.after}>
        <p>{words.besideNote}</p>
        <ArrowLink to={`/product-3#${encodeForecast(state)}`}>{words.openForecast}</ArrowLink>
      </div>
    </Band>
  )
}

function IncludedBand() {
  const words = useWords('pages/pricing-3')
  return (
    <Band id="included" stop={words.includedStop} labelledBy="included-heading">
      <HeadingDuo id="included-heading" long={words.includedLong} short={words.includedShort} />
      <div className={style.included}>
        <ol>
          {words.included.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{fill(text, { hours: offer.sessionHours, demo: offer.demoDays })}</p>
            </li>
          ))}
        </ol>
        <div>
          <h3>{words.notIncluded}</h3>
          <ul>
            {words.notIncludedList.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  )
}

function PriceListBand({ formats }: { formats: MoneyFormats }) {
  const words = useWords('pages/pricing-3')
  const items: { name: string; range: Range }[] = [
    { name: words.items.setUp, range: effort.setUp },
    { name: words.items.system, range: effort.system },
    { name: words.items.step, range: effort.step },
    { name: words.items.exception, range: effort.exception },
    ...methods.map((method) => ({
      name: fill(words.method, { name: words.methods[method] }),
      range: methodEffort[method],
    })),
    ...volumeEffort.map(({ upTo, days }) => ({
      name: Number.isFinite(upTo) ? fill(words.volume, { cases: formats.number(upTo) }) : words.volumeAbove,
      range: days,
    })),
    { name: words.items.handOver, range: effort.handOver },
  ]
  const longest = Math.max(...items.map(({ range }) => range.high))
  const percent = (days: number) => percentOf(days, longest)
  return (
    <Band id="price-list" stop={words.changesStop} labelledBy="price-list-heading" flush>
      <div className={style.listHead}>
        <HeadingDuo id="price-list-heading" long={words.changesLong} short={words.changesShort} />
        <p>{fill(words.changesLede, { rate: formats.money(dayRate) })}</p>
      </div>
      <TableRoot className={style.list} aria-labelledby="price-list-heading">
        <Head>
          <Row>
            <ColumnHead>{words.item}</ColumnHead>
            <ColumnHead>{words.itemDays}</ColumnHead>
            <ColumnHead className={style.number}>{words.itemPrice}</ColumnHead>
          </Row>
        </Head>
        <Body>
          {items.map(({ name, range }) => {
            const days = daysOf(range, formats, 2)
            return (
              <Row key={name}>
                <RowHead>{name}</RowHead>
                <Cell className={style.days}>
                  <svg width="100%" height="20" aria-hidden="true">
                    <rect className={style.possible} x="0" y="4" width={percent(range.high)} height="12" />
                    <rect className={style.sure} x="0" y="4" width={percent(range.low)} height="12" />
                  </svg>
                  <span>{`${days.low} ${words.to} ${days.high}\u00a0${symbols.days}`}</span>
                </Cell>
                <Cell className={style.number}>
                  {`${formats.money(range.low * dayRate)} ${words.to} ${formats.money(range.high * dayRate)}`}
                </Cell>
              </Row>
            )
          })}
        </Body>
      </TableRoot>
      <div className={style.moves}>
        <div>
          <h3>{words.lowers}</h3>
          <ul>
            {words.lowersList.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{words.raises}</h3>
          <ul>
            {words.raisesList.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  )
}

function OfferBand({ onSend }: { onSend: () => void }) {
  const words = useWords('pages/pricing-3')
  return (
    <Band id="offer" stop={words.offerStop} tone="signal" labelledBy="offer-heading">
      <div className={style.offer}>
        <HeadingDuo id="offer-heading" long={words.offerLong} short={words.offerShort} />
        <div>
          <p>{fill(words.offerText, { demo: offer.demoDays })}</p>
          <ButtonLink to="/request-a-demo" look="ink" size="large" arrow onClick={onSend}>
            {words.send}
          </ButtonLink>
          <p className={style.small}>{words.sendNote}</p>
        </div>
      </div>
    </Band>
  )
}
