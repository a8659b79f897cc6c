/**
 * Runs in the head before the first paint, inlined into every page: language, theme, consent, and what must work
 * before React is there. It ends by asking for the app once the first frame is on the screen, because a script
 * that is asked for earlier delays that frame.
 */
import { detectLocale, rememberLocale } from '#app/behaviours/locale-memory.ts'
import { readConsent, storeConsent } from '#app/behaviours/consent.ts'
import { readStored, store } from '#app/behaviours/storage.ts'
import { applyTheme, chooseTheme, storedTheme, themeOf } from '#app/behaviours/theme.ts'
import { splitPath } from '#contract/locale.ts'

const page = document.documentElement
page.dataset['js'] = ''
applyTheme(storedTheme())
if (!readConsent()) page.dataset['consent'] = 'ask'

const { prefix } = splitPath(location.pathname)
const wanted = prefix ?? detectLocale(navigator.languages, page.lang)
rememberLocale(wanted)
if (wanted !== page.lang) {
  // The server did not know: ask it once more with the cookie. A host that cannot choose leaves it to the app.
  const asked = 'language-asked'
  if (readStored(asked, 'sessionStorage') !== wanted + location.pathname) {
    store(asked, wanted + location.pathname, 'sessionStorage')
    if (readStored(asked, 'sessionStorage')) location.reload()
  }
  page.dataset['render'] = wanted
}

addEventListener('click', ({ target }) => {
  const control =
    target instanceof Element ? target.closest<HTMLElement>('[data-consent-set],[data-theme-set]') : null
  const choice = control?.dataset['consentSet']
  if (choice === 'accepted' || choice === 'declined') {
    storeConsent(choice)
    delete page.dataset['consent']
  } else if (choice) page.dataset['consent'] = choice
  if (control?.dataset['themeSet']) chooseTheme(themeOf(control.dataset['themeSet']))
})

// The browser opens and closes popovers by itself; assistive technology also wants to read it from the button.
addEventListener(
  'toggle',
  (event) => {
    if (!(event instanceof ToggleEvent) || !(event.target instanceof HTMLElement)) return
    for (const button of document.querySelectorAll(`[popovertarget="${event.target.id}"]`)) {
      button.setAttribute('aria-expanded', String(event.newState === 'open'))
    }
  },
  true,
)

let started = false
function start() {
  if (started) return
  started = true
  const files: unknown = JSON.parse(document.getElementById('scripts')?.textContent ?? '[]')
  if (!Array.isArray(files)) return
  for (const file of files.slice(1)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: String(file) }),
    )
  }
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', src: String(files[0]) }),
  )
}

addEventListener('DOMContentLoaded', () => {
  requestAnimationFrame(() => setTimeout(start))
  // Background tabs paint no frames.
  setTimeout(start, 2000)
})
