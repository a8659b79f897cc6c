/**
 * Runs in the head before the first paint, inlined into every page: theme, consent, and what must work before React is
 * there. It ends by asking for everything else once the first frame is on the screen, because what is asked for earlier
 * delays that frame.
 */
import { dress, isInOnePiece, isNew, undress } from '#app/behaviours/dress.ts'
import { idle } from '#app/behaviours/idle.ts'
import { rememberLocale } from '#app/behaviours/locale-memory.ts'
import { readConsent, storeConsent } from '#app/behaviours/consent.ts'
import { mayBeSignedIn } from '#app/behaviours/sign-in-cookie.ts'
import { watchSearchKeys } from '#app/behaviours/search-keys.ts'
import { awoke, folded, held, missed, ready, stirred } from '#app/behaviours/sleep-signs.ts'
import { workflowKey } from '#app/behaviours/storage.ts'
import { applyTheme, chooseTheme } from '#app/behaviours/theme.ts'
import { unfold } from '#app/behaviours/unfold.ts'
import { storagePrefix } from '#contract/company.ts'
import type { PageFiles } from './first-view.tsx'

const page = document.documentElement
page.dataset['js'] = ''
undress()
applyTheme()
// Once: each look at cookies or storage asks another process and waits for its answer.
const { cookie } = document
if (!readConsent(cookie)) page.dataset['consent'] = 'ask'
const isCustomer = mayBeSignedIn(cookie)
page.toggleAttribute('data-signed-in', isCustomer)

// Another language is wanted where `choose-language.ts` has said so before.
const isOther = page.dataset['render'] !== undefined
if (!isOther) setTimeout(rememberLocale, 0, page.lang)

// The page sleeps until the visitor stirs; see behaviours/sleep.ts. A page with something to restore does not, nor
// does one that has something of its own to show to a customer, or that is in the wrong language.
if (location.search || location.hash || isCustomer || isOther) {
  page.dataset[stirred] = ''
} else if (isNew()) page.dataset[folded] = ''
function stir({ type, clientX, clientY }: Partial<PointerEvent> = {}) {
  // Nobody points at the corner: there the pointer of a browser lies that has none.
  if (type === 'pointermove' && !clientX && !clientY) return
  if (page.dataset[stirred] === '') return
  page.dataset[stirred] = ''
  dispatchEvent(new Event(stirred))
}
// What speaks or points for the visitor may click without any of the others. Not a finger that is put down: what it taps,
// such as a menu, would open behind the scripts that it called, a tenth of a second late on a slow phone.
for (const sign of ['pointermove', 'focusin', 'keydown', 'scroll', 'click']) {
  addEventListener(sign, stir, true)
}

// After a reload the way back leads through addresses of the same document, and nobody is awake to draw their page.
// Nor is a tool, to keep its figures in the address of a visitor who jumps to a place on the page.
const { pathname, hash } = location
addEventListener('popstate', () => {
  if (location.pathname !== pathname) {
    if (page.dataset[ready] !== '') location.reload()
  } else if (/[_=]/.test(hash) && document.querySelector('main[data-asleep]')) {
    history.replaceState(history.state, '', hash)
  }
})

function hasDrafts(): boolean {
  try {
    const drafts = Object.keys(sessionStorage).some((key) => key.startsWith(storagePrefix))
    return drafts || workflowKey in localStorage
  } catch {
    return false
  }
}

/** A click on something that only a script can do, or does better, made before the script is there. */
let pressed: HTMLElement | undefined
let place = 0
const scripted =
  'button:not([popovertarget],[data-consent-set],[data-theme-set]),a[hreflang],[data-search],[role=tab]'
const link = 'a[href^="/"]:not([download],[target])'
const controls = () => [...document.querySelectorAll<HTMLElement>(`${scripted},${link}`)]
// While capturing: React stops events on their way to parts that it has not taken over yet.
addEventListener(
  'click',
  (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    choose(target)
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const control = target.closest<HTMLElement>(`${scripted},${link}`)
    if (!control || !mustWait(control)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = control
    place = controls().indexOf(control)
    // A link can do without; the visitor should not have to wait for the better way.
    if (control.matches(link)) {
      page.dataset[held] = ''
      // Without a network its page would not come; the app says so, however slow it is.
      if (navigator.onLine) setTimeout(giveUpLinks, 800)
      // So can a form, though what its script does is worth some patience.
    } else if (control.closest('form')) setTimeout(() => pressed === control && giveUp(), 8000)
  },
  true,
)
for (const sign of ['input', 'focusout']) {
  addEventListener(
    sign,
    ({ target, type }) => {
      if (!(target instanceof HTMLElement) || !isAsleep(target)) return
      target.setAttribute(missed + type, '')
      stir()
    },
    true,
  )
}
let marked = false
function isAsleep(element: HTMLElement): boolean {
  return !marked || element.closest('[data-asleep]') !== null
}
function mustWait(control: HTMLElement): boolean {
  if (control.matches(scripted)) return isAsleep(control)
  return page.dataset[ready] === undefined
}
function release() {
  // React draws a page anew that a translator or an extension has changed. What the extension itself put there is gone
  // then, but a link leads to its page all the same.
  const twin = pressed?.isConnected ? pressed : controls()[place]
  const control = twin?.getAttribute('href') === pressed?.getAttribute('href') ? twin : pressed
  if (!pressed || !control || mustWait(control) || page.dataset[held] === 'up') return
  pressed = undefined
  control.click()
}
addEventListener(awoke, release)
watchSearchKeys(() => document.querySelector<HTMLElement>('[data-search]')?.click())
function giveUpLinks() {
  // Links need not wait any longer; the app says the same with nothing, and what it has said stays.
  page.dataset[ready] ??= '-'
  release()
}
/** Without the app everything does what HTML can do alone. */
function giveUp() {
  for (const part of document.querySelectorAll('[data-asleep]')) part.removeAttribute('data-asleep')
  giveUpLinks()
}

function choose(target: Element) {
  const control = target.closest<HTMLElement>('[data-consent-set],[data-theme-set]')
  const choice = control?.dataset['consentSet']
  if (choice === 'accepted' || choice === 'declined') {
    storeConsent(choice)
    delete page.dataset['consent']
  } else if (choice) page.dataset['consent'] = choice
  if (control?.dataset['themeSet']) chooseTheme(control.dataset['themeSet'])
}

// The browser opens and closes popovers by itself; assistive technology also wants to read it from the button.
addEventListener(
  'toggle',
  ({ target, newState }) => {
    if (!(target instanceof Element)) return
    for (const button of document.querySelectorAll(`[popovertarget="${target.id}"]`)) {
      button.ariaExpanded = String(newState === 'open')
    }
  },
  true,
)

function start() {
  const { now, soon, alive }: PageFiles = JSON.parse(document.getElementById('files')?.textContent ?? '')
  preload(now)
  if (hasDrafts()) stir()
  // A second time it finds everything there.
  function goOn() {
    preload(soon)
    void run(now)
  }
  if (page.dataset[stirred] === '') goOn()
  // What the browser does with a click by itself comes first.
  else addEventListener(stirred, () => void idle().then(goOn))
  if (alive !== undefined) setTimeout(goOn, alive)
}
function preload(files: string[]) {
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}
/** One after the other, because together they would hold the page up for too long. */
async function run(files: string[]) {
  try {
    for (const file of files) await import(file)
  } catch {
    giveUp()
  }
}

let drawn = false
function goOnBehindFrame() {
  if (drawn) return
  drawn = true
  document.querySelector('[rel=later]')?.setAttribute('rel', 'manifest')
  void dress().then(unfold)
  if (marked) void idle().then(start)
}
new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length > 0) goOnBehindFrame()
}).observe({ type: 'paint', buffered: true })
// Background tabs paint no frames.
addEventListener('load', () => setTimeout(goOnBehindFrame, 1000))
addEventListener('DOMContentLoaded', () => {
  for (const part of document.querySelectorAll('#app>:is(header,main)')) part.setAttribute('data-asleep', '')
  // It leads to the site map only where there is no script; whoever looks for the search looks for a button.
  for (const search of document.querySelectorAll('[data-search]')) search.role = 'button'
  // Fields that need a script to do anything; what is typed before it is there is kept for it.
  for (const field of document.querySelectorAll<HTMLInputElement>('[readonly],input:disabled')) {
    field.readOnly = field.disabled = false
  }
  applyTheme()
  marked = true
  if (drawn) void idle().then(start)
  // Before the browser looks for the place where the visitor wants to be.
  else if (isInOnePiece()) goOnBehindFrame()
  // The browser would ask for it at the load event, which may come before the frame.
  else document.querySelector('[rel=manifest]')?.setAttribute('rel', 'later')
})
