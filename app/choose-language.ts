/**
 * Runs in the head before boot.ts, inlined into pages at addresses without a language: the server may not have known
 * which one the visitor wants.
 */
import { detectLocale, rememberLocale } from '#app/behaviours/locale-memory.ts'
import { readStored, store } from '#app/behaviours/storage.ts'
import { localeOf } from '#contract/locale.ts'

const page = document.documentElement
// The page for addresses that do not exist stands for those with a language, too, where the host knows one page alone.
const wanted = localeOf(location.pathname.split('/')[1]) ?? detectLocale(navigator.languages, page.lang)
if (wanted !== page.lang) {
  rememberLocale(wanted)
  // Ask the server once more, with the cookie. A host that cannot choose leaves it to the app.
  const asked = 'language-asked'
  if (readStored(asked, 'sessionStorage') !== wanted + location.pathname) {
    store(asked, wanted + location.pathname, 'sessionStorage')
    if (readStored(asked, 'sessionStorage')) location.reload()
  }
  page.dataset['render'] = wanted
}
