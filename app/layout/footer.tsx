import type { ReactNode } from 'react'
import { fill, useWords } from '#app/behaviours/language.ts'
import type { Path } from '#app/routes.ts'
import { legalPaths } from '#app/site-map.ts'
import { Link } from '#app/ui/link.tsx'
import { company, sampleFields } from '#contract/company.ts'
import { consentHeading } from './cookie-banner.tsx'
import style from './footer.module.css'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const offerPaths: Path[] = ['/product-1', '/product-2', '/product-3', '/pricing-1', '/integrations']
const knowledgePaths: Path[] = ['/features', '/use-cases', '/blog', '/faqs', '/statistics']
const companyPaths: Path[] = ['/about', '/about-details', '/reviews', '/careers', '/contact']

/** The line t = 0 ends here, at a buffer stop. */
export function Footer() {
  const words = useWords('footer')
  const menu = useWords('menu')
  return (
    <footer className={style.footer}>
      <div className={style.columns}>
        <div className={style.rail}>
          <Logo />
        </div>
        <div className={style.body}>
          <nav className={style.nav} aria-label={menu.footer}>
            <Group heading={words.offer} paths={offerPaths} />
            <Group heading={words.knowledge} paths={knowledgePaths} />
            <Group heading={words.company} paths={companyPaths} />
            <Group heading={words.legal} paths={legalPaths}>
              <li className="js-only">
                <button
                  type="button"
                  data-consent-set="settings"
                  onClick={() => document.getElementById(consentHeading)?.focus()}
                >
                  {words.cookieSettings}
                </button>
              </li>
            </Group>
          </nav>
          <div className={style.end}>
            <p>
              {`${words.claim.long} `}
              <span>{words.claim.short}</span>
            </p>
            <p>{fill(words.rights, { year: company.founded, name: company.name })}</p>
            <p>{words.businessOnly}</p>
            <ThemeSwitch />
            {sampleFields().length > 0 && <p>{words.sample}</p>}
          </div>
        </div>
      </div>
    </footer>
  )
}

function Group({ heading, paths, children }: { heading: string; paths: Path[]; children?: ReactNode }) {
  const menu = useWords('menu')
  return (
    <div>
      <h2>{heading}</h2>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <Link to={path}>{menu.labels[path]}</Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}
