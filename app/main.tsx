/** Starts the app in the browser: page and words first, so that hydration finds everything it needs at once. */
// First, because it names the order of the cascade layers.
import './styles/site.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { fallbackLocale, localeOf } from '#contract/locale.ts'
import { LoadFailure } from './load-failure.tsx'
import { Root } from './root.tsx'
import { loadFrame, loadView } from './view.ts'

async function start(container: HTMLElement): Promise<void> {
  const page = document.documentElement
  const rendered = localeOf(page.lang) ?? fallbackLocale
  // Only on a host that could not choose the language: the page is drawn anew instead of hydrated.
  const wanted = localeOf(page.dataset['render']) ?? rendered
  const view = await loadView(location.pathname, wanted)
  startTransition(() => {
    if (wanted === rendered) hydrateRoot(container, <Root first={view} />)
    else createRoot(container).render(<Root first={view} />)
  })
  delete page.dataset['render']
}

/** The prerendered page stays readable; above it stands what is missing. */
async function admit(error: unknown, container: HTMLElement): Promise<void> {
  const page = document.documentElement
  delete page.dataset['render']
  const locale = localeOf(page.lang) ?? fallbackLocale
  const { words } = await loadFrame(locale)
  const place = document.createElement('div')
  container.before(place)
  createRoot(place).render(<LoadFailure error={error} locale={locale} words={words} />)
}

const container = document.getElementById('app')
if (container) {
  start(container).catch((error: unknown) => {
    void admit(error, container)
    throw error
  })
}
