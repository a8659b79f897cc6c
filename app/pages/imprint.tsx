import { useLanguage, useWords } from '#app/behaviours/language.ts'
import { LegalClauses } from '#app/sections/legal-clauses.tsx'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { Link } from '#app/ui/link.tsx'
import type { LegalText } from '#content/entries.ts'
import { company, phoneLink } from '#contract/company.ts'
import style from './imprint.module.css'

export default function Imprint({ data }: { data: LegalText }) {
  const words = useWords('pages/imprint')
  return (
    <>
      <Band id="top" tone="board" labelledBy="page-heading">
        <HeadingDuo level={1} size="small" id="page-heading" long={words.long} short={words.short} />
        <p className={style.lede}>{words.lede}</p>
        <Plate />
      </Band>
      <LegalClauses text={data} />
    </>
  )
}

/** The station sign: everything from the company file. */
function Plate() {
  const words = useWords('pages/imprint')
  const { locale } = useLanguage()
  return (
    <div className={style.plate}>
      <p className={style.name}>{company.legalName}</p>
      <dl>
        <div>
          <dt>{words.address}</dt>
          <dd>
            <address>
              {company.street}
              <br />
              {`${company.postalCode} ${company.city}`}
              <br />
              {company.country[locale]}
            </address>
          </dd>
        </div>
        <div>
          <dt>{words.representatives}</dt>
          <dd>
            {company.representatives.map((name) => (
              <p key={name}>{name}</p>
            ))}
          </dd>
        </div>
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a className={style.phone} href={phoneLink()}>
              {company.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
            <br />
            <Link to="/contact">{words.form}</Link>
          </dd>
        </div>
        <div>
          <dt>{words.register}</dt>
          <dd>
            <span className={style.figure}>{company.registerNumber}</span>
            {company.registerCourt[locale]}
          </dd>
        </div>
        <div>
          <dt>{words.vat}</dt>
          <dd>
            <span className={style.figure}>{company.vatId}</span>
          </dd>
        </div>
      </dl>
    </div>
  )
}
