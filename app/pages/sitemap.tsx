import { fill, type Target, useFormats, useLanguage, useWords } from '#app/behaviours/language.ts'
import type { Path } from '#app/routes.ts'
import { menus, legalPaths } from '#app/site-map.ts'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { Link } from '#app/ui/link.tsx'
import type { SiteEntry } from '#content/entries.ts'
import { namesOf } from '#contract/record-of.ts'
import style from './sitemap.module.css'

export default function Sitemap({ data }: { data: SiteEntry[] }) {
  return (
    <>
      <Lines />
      <Index entries={data} />
    </>
  )
}

const prices: Path[] = ['/pricing-1', '/pricing-2', '/pricing-2-details', '/pricing-3']
const knowledge: Path[] = ['/features', '/use-cases', '/statistics', '/blog', '/blog-details', '/faqs']
const workshop: Path[] = ['/hero', '/cards', '/ctas', '/coming-soon', '/link-in-bio', '/error-404']
const taken = new Set([...prices, ...knowledge, ...workshop])

/** The menus, divided more finely: together they name every route once. */
export const lines = {
  start: menus.home,
  offer: menus.product.filter((path) => !taken.has(path)),
  prices,
  knowledge,
  company: [...menus.pages.filter((path) => !taken.has(path)), '/contact' as const],
  account: menus.account,
  legal: legalPaths,
  workshop,
} satisfies Record<string, Path[]>
const lineNames = namesOf(lines)

/** One line per kind of page, its stations in the order of the menus. */
function Lines() {
  const words = useWords('pages/sitemap')
  const { labels } = useWords('menu')
  const { path: here } = useLanguage()
  const count = lineNames.reduce((sum, name) => sum + lines[name].length, 0)
  return (
    <Band id="top" stop={words.stop} labelledBy="page-heading" flush>
      <div className={style.opening}>
        <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
        <div className="lede">
          <p>{words.lede}</p>
          <p className={`${style.keys} js-only`}>{words.keys}</p>
        </div>
      </div>
      <p className={style.count}>{fill(words.pages, { count, lines: lineNames.length })}</p>
      {lineNames.map((name) => (
        <section key={name} className={style.line} aria-labelledby={`line-${name}`}>
          <h2 id={`line-${name}`}>{words.lines[name]}</h2>
          <ul>
            {lines[name].map((path) => (
              <li key={path}>
                <Link to={path} aria-current={path === here ? 'page' : undefined}>
                  {labels[path]}
                </Link>
                <span className={style.address}>{path}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Band>
  )
}

function Index({ entries }: { entries: SiteEntry[] }) {
  const { index, kinds } = useWords('pages/sitemap')
  const format = useFormats()
  const letters = [...Map.groupBy(entries, ({ letter }) => letter)]
  const idOf = (letter: string) => (letter === '#' ? 'index-0' : `index-${letter.toLowerCase()}`)
  const nameOf = (letter: string) => (letter === '#' ? index.digits : letter)
  return (
    <Band id="index" stop={index.stop} tone="board" labelledBy="index-heading" flush>
      <div className={style.opening}>
        <HeadingDuo id="index-heading" long={index.long} short={index.short} />
        <p className="lede">{fill(index.text, { count: format.number(entries.length) })}</p>
      </div>
      <nav className={style.letters} aria-label={index.letters}>
        <ul>
          {letters.map(([letter]) => (
            <li key={letter}>
              <a href={`#${idOf(letter)}`}>{nameOf(letter)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={style.index}>
        {letters.map(([letter, list]) => (
          <section key={letter} aria-labelledby={idOf(letter)}>
            <h3 id={idOf(letter)}>{nameOf(letter)}</h3>
            <ul>
              {list.map(({ path, title, kind }) => (
                <li key={path}>
                  {/* The build writes only paths of ours. */}
                  <Link to={path as Target}>{title}</Link> <span>{kinds[kind]}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Band>
  )
}
