import { type ComponentType, type MouseEvent, useState } from 'react'
import { failureOf } from '#app/behaviours/failure.ts'
import { useHydrated } from '#app/behaviours/hydrated.ts'
import { isAt, useHref, useLanguage, useWords } from '#app/behaviours/language.ts'
import { Link } from '#app/ui/link.tsx'
import { OfflineNote } from './offline-note.tsx'
import style from './search-link.module.css'

type Dialog = ComponentType<{ onClose: () => void }>

let hasFailed = false

async function loadDialog(): Promise<Dialog> {
  try {
    const { SearchDialog } = await import('./search-dialog.tsx')
    // Vite asks for a style sheet once, even when it did not come.
    const sheets = document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet][href*=search-dialog]')
    if (hasFailed) await Promise.all([...sheets].map(loadAgain))
    hasFailed = false
    return SearchDialog
  } catch (error) {
    hasFailed = true
    throw error
  }
}

function loadAgain(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const again = Object.assign(document.createElement('link'), { rel: link.rel, href: link.href })
    again.addEventListener('load', resolve)
    again.addEventListener('error', () => reject(new Error(`There is no ${link.href}`)))
    link.replaceWith(again)
  })
}

/**
 * Leads to the site map; with the app running it opens the search instead, whose code comes only then. The head script
 * clicks it for the keys, and holds a click that comes too early.
 */
export function SearchLink() {
  const menu = useWords('menu')
  const href = useHref()
  const { path } = useLanguage()
  const isHydrated = useHydrated()
  const [shown, setShown] = useState<{ Dialog: Dialog }>()
  const [isOffline, setOffline] = useState(false)

  function open() {
    loadDialog().then(
      // Nobody who has gone on meanwhile is followed.
      (Dialog) => isAt(path) && setShown({ Dialog }),
      async (error: unknown) => {
        // Without a network the site map would not come either, and what was typed here would be lost.
        if ((await failureOf(error)) === 'network') setOffline(true)
        else location.assign(href('/sitemap'))
      },
    )
  }

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }

  return (
    <>
      <Link
        to="/sitemap"
        className={style.search}
        data-search=""
        aria-label={menu.search}
        onClick={onClick}
        onPointerEnter={() => void loadDialog().catch(() => {})}
        {...(isHydrated && {
          role: 'button',
          'aria-haspopup': 'dialog',
          'aria-keyshortcuts': 'Control+K Meta+K',
        })}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <circle cx="7.5" cy="7.5" r="5.75" />
          <path d="M12 12l5 5" />
        </svg>
      </Link>
      {isOffline && <OfflineNote onClose={() => setOffline(false)} />}
      {shown && <shown.Dialog onClose={() => setShown(undefined)} />}
    </>
  )
}
