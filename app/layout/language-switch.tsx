import { type MouseEvent, useSyncExternalStore } from 'react'
import { useLanguage, useWords } from '#app/behaviours/language.ts'
import { locales, type Locale } from '#contract/locale.ts'
import style from './language-switch.module.css'

/** Each language names itself, in every language. */
const names: Record<Locale, string> = { en: 'English', de: 'Deutsch' }

/** Links to the same page in the other language; with the app running the words change in place. */
export function LanguageSwitch() {
  const { locale, path, switchTo } = useLanguage()
  const menu = useWords('menu')
  const query = useSyncExternalStore(
    () => () => {},
    () => location.search + location.hash,
    () => '',
  )

  function change(event: MouseEvent, wanted: Locale) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    switchTo(wanted)
  }

  return (
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
  )
}
