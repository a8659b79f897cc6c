/** Starts the app in the browser. The prerendered page stays as it is until its parts are needed. */
// First, because it names the order of the cascade layers.
import './styles/site.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { nameOwnSheets } from '#app/behaviours/own-sheets.ts'
import { loadResource } from '#app/behaviours/resource.ts'
import { doWithout, endSleep } from '#app/behaviours/sleep.ts'
import { held } from '#app/behaviours/sleep-signs.ts'
import { tolerateTornNodes } from '#app/behaviours/torn-nodes.ts'
import { fallbackLocale, localeOf } from '#contract/locale.ts'
import { firstView, type PageFiles } from './first-view.tsx'
import { holdUp } from './held-up.ts'
import { Root } from './root.tsx'

async function start(container: HTMLElement): Promise<void> {
  const page = document.documentElement
  const rendered = localeOf(page.lang) ?? fallbackLocale
  // Only on a host that could not choose the language: the page is drawn anew instead of hydrated.
  const wanted = localeOf(page.dataset['render']) ?? rendered
  if (wanted === rendered) {
    await nameOwnSheets()
    const view = firstView(pageFiles(), rendered, (error) => void admit(error, container))
    startTransition(() => void hydrateRoot(container, <Root first={view} />))
    return
  }
  endSleep()
  const { viewIn } = await import('./travel.ts')
  const view = await viewIn(wanted)
  startTransition(() => createRoot(container).render(<Root first={view} />))
  delete page.dataset['render']
}

function pageFiles(): PageFiles {
  return JSON.parse(document.getElementById('files')?.textContent ?? '')
}

/** The prerendered page stays readable; above it stands what is missing. */
async function admit(error: unknown, container: HTMLElement): Promise<void> {
  const page = document.documentElement
  delete page.dataset['render']
  for (const part of container.querySelectorAll('[data-asleep]')) void doWithout(part)
  const locale = localeOf(page.lang) ?? fallbackLocale
  try {
    const [{ LoadFailure }, { words }] = await Promise.all([
      import('./frame.tsx'),
      loadResource(locale, '/frame'),
    ])
    const place = document.createElement('div')
    container.before(place)
    createRoot(place).render(<LoadFailure error={error} locale={locale} words={words} />)
  } catch {
    // Not even that: it is said once a link is pressed, and each time.
    const say = () => page.dataset[held] === '' && void holdUp(locale, pageFiles().page)
    new MutationObserver(say).observe(page, { attributes: true })
    say()
  }
  throw error
}

tolerateTornNodes()
const container = document.getElementById('app')
if (container) {
  start(container).catch((error: unknown) => admit(error, container))
}
