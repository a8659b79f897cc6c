import { type FocusEvent, type ReactNode, useEffect } from 'react'
import { useLanguage, useWords } from '#app/behaviours/language.ts'
import { watchSignIn } from '#app/behaviours/sign-in-cookie.ts'
import { isStaticOnly } from '#app/behaviours/static-only.ts'
import type { Path } from '#app/routes.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Chevron } from '#app/ui/chevron.tsx'
import { Link } from '#app/ui/link.tsx'
import { LogOut } from '#app/ui/log-out.tsx'
import { menus } from '#app/site-map.ts'
import style from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { SearchLink } from './search-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** Menus are native popovers: they work before and without any script. */
export function Header() {
  const navigation = useWords('navigation')
  const menu = useWords('menu')
  const cta = useWords('cta')
  const { path } = useLanguage()
  useEffect(watchSignIn, [path])
  return (
    <header className={style.header}>
      <div className={style.inner}>
        <Link to="/home" className={style.home} aria-label={menu.homeLink}>
          <Logo />
        </Link>
        <nav className={style.nav} aria-label={menu.main}>
          <ul className={style.bar}>
            <li>
              <Drop id="menu-product" label={navigation.product}>
                <MenuList paths={menus.product} />
              </Drop>
            </li>
            <MainLinks />
            <li>
              <Drop id="menu-pages" label={navigation.pages}>
                <MenuList paths={[...menus.home, ...menus.pages]} />
              </Drop>
            </li>
            <li>
              <Drop id="menu-account" label={<AccountLabel />}>
                <AccountList />
              </Drop>
            </li>
            <li>
              <NavLink to="/contact">{navigation.contact}</NavLink>
            </li>
          </ul>
          <button className={style.burger} type="button" popoverTarget="menu-all" aria-expanded="false">
            {menu.open}
          </button>
          <div id="menu-all" className={style.sheet} popover="auto" data-locks="" onBlur={closeBehind}>
            <ul className={style.direct}>
              <li>
                <NavLink to="/home">{navigation.home}</NavLink>
              </li>
              <MainLinks />
              <li>
                <NavLink to="/contact">{navigation.contact}</NavLink>
              </li>
            </ul>
            <Fold label={navigation.product}>
              <MenuList paths={menus.product} />
            </Fold>
            <Fold label={navigation.pages}>
              <MenuList paths={[...menus.home, ...menus.pages]} />
            </Fold>
            <Fold label={<AccountLabel />}>
              <AccountList />
            </Fold>
            <ThemeSwitch />
            <ButtonLink to="/request-a-demo" look="signal" arrow>
              {cta.bookSession}
            </ButtonLink>
          </div>
        </nav>
        <div className={style.tools}>
          <SearchLink />
          <LanguageSwitch />
          <div className={style.theme}>
            <ThemeSwitch />
          </div>
          <div className={style.action}>
            <ButtonLink to="/request-a-demo" look="ink" size="small">
              {cta.bookSession}
            </ButtonLink>
          </div>
        </div>
      </div>
    </header>
  )
}

function MainLinks() {
  const navigation = useWords('navigation')
  return (
    <>
      <li>
        <NavLink to="/product-1">{navigation.automationCatalogue}</NavLink>
      </li>
      <li>
        <NavLink to="/product-2">{navigation.individualDevelopment}</NavLink>
      </li>
      <li>
        <NavLink to="/pricing-1">{navigation.pricing}</NavLink>
      </li>
      <li>
        <NavLink to="/blog">{navigation.articles}</NavLink>
      </li>
    </>
  )
}

function NavLink({ to, children }: { to: Path; children: ReactNode }) {
  const { path } = useLanguage()
  return (
    <Link to={to} className={style.link} aria-current={path === to ? 'page' : undefined}>
      {children}
    </Link>
  )
}

/** Whoever tabs out of a menu has left it: what comes next would lie behind it. */
function closeBehind({ currentTarget: menu, relatedTarget: next }: FocusEvent<HTMLElement>): void {
  if (!(next instanceof Element) || menu.contains(next) || next.matches(`[popovertarget="${menu.id}"]`))
    return
  setTimeout(() => menu.hidePopover())
}

function Drop({ id, label, children }: { id: string; label: ReactNode; children: ReactNode }) {
  return (
    <>
      <button className={style.link} type="button" popoverTarget={id} aria-expanded="false">
        {label}
        <Chevron />
      </button>
      <div id={id} className={style.drop} popover="auto" data-locks="" onBlur={closeBehind}>
        {children}
      </div>
    </>
  )
}

function Fold({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details className={style.fold} name="menu">
      <summary>
        {label}
        <Chevron />
      </summary>
      {children}
    </details>
  )
}

/** The mark of the head script decides which of the two is seen, so that nothing changes after the first paint. */
function AccountLabel() {
  const { account } = useWords('navigation')
  const { signedIn } = useWords('menu')
  return (
    <span className={style.account}>
      {account}
      <span className={style.inside}>
        <span className="sr">{signedIn.state}</span>
      </span>
    </span>
  )
}

function AccountList() {
  const { signedIn, labels } = useWords('menu')
  return (
    <>
      <ul className={`${style.list} ${style.inside}`}>
        <li>
          <NavLink to="/account">{signedIn.account}</NavLink>
        </li>
        <li>
          <NavLink to="/password-protected">{labels['/password-protected']}</NavLink>
        </li>
        {!isStaticOnly && (
          <li>
            <LogOut>
              <button type="submit" className={style.link}>
                {signedIn.logOut}
              </button>
            </LogOut>
          </li>
        )}
      </ul>
      <div className={style.outside}>
        <MenuList paths={menus.account} />
      </div>
    </>
  )
}

function MenuList({ paths }: { paths: Path[] }) {
  const menu = useWords('menu')
  return (
    <ul className={style.list}>
      {paths.map((path) => (
        <li key={path}>
          <NavLink to={path}>{menu.labels[path]}</NavLink>
        </li>
      ))}
    </ul>
  )
}
