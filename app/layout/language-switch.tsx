import { type MouseEvent, useState, useSyncExternalStore } from 'react'
import { useLanguage, useWords } from '#app/behaviours/language.ts'
import { noteReload } from '#app/behaviours/reload-once.ts'
import { locales, splitPath, type Locale } from '#contract/locale.ts'
import { OfflineNote } from './offline-note.tsx'
import style from './language-switch.module.css'

/** Each language names itself, in every language. */
const names: Record<Locale, string> = { en: 'English', de: 'Deutsch' }

/** Links to the same page in the other language; with the app running the words change in place. */
export function LanguageSwitch() {
  const { locale, path, switchTo } = useLanguage()
  const menu = useWords('menu')
  const [isOffline, setOffline] = useState(false)
  const query = useSyncExternalStore(
    onAddress,
    () => location.search + location.hash,
    () => '',
  )

  function change(event: MouseEvent, wanted: Locale) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    switchTo(wanted).catch(() => load(addressIn(wanted)))
  }

  /** From a newer build, perhaps. Without a network it would not come either, and what was typed here would be lost. */
  async function load(address: string) {
    try {
      await fetch(address, { method: 'HEAD', cache: 'no-store' })
      noteReload()
      location.assign(address)
    } catch {
      setOffline(true)
    }
  }

  return (
    <>
      <ul className={style.switch} aria-label={menu.language}>
        {[...locales].reverse().map((each) => (
          <li key={each}>
            <a
              href={`/${each}${path}${query}`}
              hrefLang={each}
              lang={each}
              aria-label={`${each.toUpperCase()} ${names[each]}`}
              aria-current={each === locale ? 'true' : undefined}
              onClick={(event) => change(event, each)}
            >
              {each.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
      {isOffline && <OfflineNote onClose={() => setOffline(false)} />}
    </>
  )
}

function onAddress(listener: () => void): () => void {
  const navigation = globalThis.navigation
  navigation?.addEventListener('currententrychange', listener)
  return () => navigation?.removeEventListener('currententrychange', listener)
}

function addressIn(locale: Locale): string {
  return `/${locale}${splitPath(location.pathname).path}${location.search}${location.hash}`
}
