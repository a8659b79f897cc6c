import type { ReactNode } from 'react'
import { type Target, useFormats, useWords } from '#app/behaviours/language.ts'
import { percentOf } from '#app/drawings/percent-of.ts'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Teasers } from '#content/entries.ts'
import { company, phoneLink } from '#contract/company.ts'
import { offer, plans } from '#contract/offer.ts'
import { methods } from '#contract/methods.ts'
import style from './link-in-bio.module.css'

export default function LinkInBio({ data }: { data: Omit<Teasers, 'catalogue'> }) {
  const words = useWords('pages/link-in-bio')
  const cta = useWords('cta')
  const menu = useWords('menu')
  const { departures, network, reading, station } = words
  const format = useFormats()
  const { counts } = data
  return (
    <Band id="top" labelledBy="page-heading" flush>
      <div className={style.leaflet}>
        <div className={style.cover}>
          <HeadingDuo level={1} size="small" id="page-heading" long={words.long} short={words.short} />
          <LineMap />
          <p>{words.lede}</p>
          <ButtonLink to="/request-a-demo" look="signal" arrow>
            {cta.bookSession}
          </ButtonLink>
        </div>
        <div className={style.panel}>
          <Lines heading={departures.heading}>
            <Row to="/request-a-demo" name={departures.session} figure={`${offer.sessionHours} h`} />
            <Row to="/product-2" name={departures.demo} figure={`${offer.demoDays} d`} />
            <Row to="/product-3" name={departures.forecast} figure={departures.free} />
            <Row to="/product-2" name={departures.workflow} figure={departures.free} />
            <Row to="/pricing-1" name={departures.price} figure={format.money(plans.starter.monthly ?? 0)} />
            <Row to="/sign-up" name={departures.trial} figure={`${offer.trialDays} d`} />
          </Lines>
        </div>
        <div className={style.panel}>
          <Lines heading={network.heading}>
            <Row to="/product-1" name={network.catalogue} figure={counts.catalogue} />
            <Row to="/use-cases" name={network.useCases} figure={counts.useCases} />
            <Row to="/integrations" name={network.integrations} figure={counts.integrations} />
            <Row to="/features" name={network.methods} figure={methods.length} />
            <Row to="/blog" name={network.articles} figure={counts.articles} />
          </Lines>
        </div>
        <div className={style.panel}>
          <Lines heading={reading.heading}>
            {data.articles.map(({ slug, title, readingMinutes }) => (
              <Row key={slug} to={`/blog/${slug}`} name={title} figure={`${readingMinutes} min`} />
            ))}
          </Lines>
          <section className={style.contact} aria-label={station.heading}>
            <h2>{station.heading}</h2>
            <p>
              <a href={`mailto:${company.email}`}>{company.email}</a>
              <a href={phoneLink()}>{company.phone}</a>
              <Link to="/contact">{station.form}</Link>
              <Link to="/imprint">{menu.labels['/imprint']}</Link>
            </p>
          </section>
        </div>
      </div>
    </Band>
  )
}

/** The offer as a line of three stations, days to scale. */
function LineMap() {
  const days = offer.demoDays + offer.implementationDays
  return (
    <svg className={style.map} width="100%" height="26" aria-hidden="true">
      <line x1="0" x2="100%" y1="13" y2="13" />
      {[0, offer.demoDays, days].map((day) => (
        <svg key={day} x={percentOf(day, days)} y="13" width="1" height="1">
          <circle
            r="8"
            cx={day === 0 ? 8 : day === days ? -8 : 0}
            className={day === days ? style.last : undefined}
          />
        </svg>
      ))}
    </svg>
  )
}

function Lines({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <ul>{children}</ul>
    </section>
  )
}

function Row({ to, name, figure }: { to: Target; name: string; figure: string | number }) {
  return (
    <li>
      <Link to={to} className={style.row}>
        <span>{name}</span> <b>{figure}</b>
      </Link>
    </li>
  )
}
