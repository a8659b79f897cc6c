/**
 * A prerendered page sleeps until its visitor stirs: links, menus and forms work without script, so the scripts and
 * words of its parts can wait. What is clicked or typed meanwhile is not lost: the head script (boot.ts) holds it.
 */
import { awoke, left, ready, stirred, typed } from './sleep-signs.ts'

const asleep = 'data-asleep'
const everythingNeeded = 'everything-needed'

/** Only what came as HTML can sleep: on the server and after a page change everything is needed. */
let canSleep = typeof document !== 'undefined'
/** The page that came as HTML is the one on the screen, asleep or in another language. */
let isFirstPage = canSleep

let fill = async (): Promise<void> => {}

/** What a later section needs before it can wake: its words and data. */
export function fillLater(load: () => Promise<void>): void {
  fill = load
}

/** Where React has drawn a page anew, its later sections need theirs as well. */
export function fillNow(): Promise<void> {
  return fill()
}

/** What is drawn from now on does not come as HTML. Parts of the page before it may sleep on: they go with it. */
export function endSleep(): void {
  canSleep = isFirstPage = false
}

/** Another language touches every part of the page, so none of them can stay asleep. */
export function needEverything(): void {
  canSleep = false
  dispatchEvent(new Event(everythingNeeded))
}

/** Resolves when the visitor has pointed, touched, typed or scrolled, or everything is needed. */
export async function whenStirred(): Promise<void> {
  if (!canSleep || document.documentElement.dataset[stirred] === '') return
  await Promise.race([stirred, everythingNeeded].map(happens))
}

function happens(event: string): Promise<unknown> {
  return new Promise((resolve) => addEventListener(event, resolve, { once: true }))
}

/** A part sleeps on when the page around it awakes; to be said before that, or a click on it would be let go too early. */
export function sleepOn(id: string): void {
  if (canSleep) document.getElementById(id)?.setAttribute(asleep, '')
}

/**
 * Resolves when the visitor has stirred and the element is within half a screen of the window, is pointed at or
 * focused, or when everything is needed; on the server at once. Never for what did not come as HTML, or has gone with
 * its page: then the place kept for it says so.
 */
export async function whenNear(id: string): Promise<void> {
  if (typeof document === 'undefined') return
  const element = isFirstPage && document.getElementById(id)
  if (!element) return new Promise(() => {})
  await whenStirred()
  if (canSleep) await whenNeeded(element)
  await fill()
}

function whenNeeded(element: Element): Promise<void> {
  return new Promise<void>((resolve) => {
    const done = new AbortController()
    // While the processor is busy several come at once, and that it was out of reach comes first.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
      { rootMargin: '50% 0px' },
    )
    function wake() {
      observer.disconnect()
      done.abort()
      resolve()
    }
    observer.observe(element)
    // While capturing: React stops events on their way to parts that it has not taken over yet.
    const listen = { signal: done.signal, passive: true, capture: true }
    for (const sign of ['pointerover', 'focusin', 'touchstart']) {
      addEventListener(
        sign,
        ({ target }) => target instanceof Node && element.contains(target) && wake(),
        listen,
      )
    }
    addEventListener(everythingNeeded, wake, { signal: done.signal })
  })
}

/** To be called when the element's script has taken over. */
export async function markAwake(element: Element | null): Promise<void> {
  if (element?.hasAttribute(asleep)) await wakeUp(element)
  // Also where React has drawn the part anew: a click may still wait for it.
  dispatchEvent(new Event(awoke))
}

/** The script of a part does not come: from now on the part does what HTML can do alone. */
export async function doWithout(element: Element | null): Promise<void> {
  // Without a network what was pressed would put the browser's own page in the place of ours.
  if (!navigator.onLine) await happens('online')
  element?.removeAttribute(asleep)
  dispatchEvent(new Event(awoke))
}

/** Resolves when no part of the page may stay as it came. */
export async function whenEverythingNeeded(): Promise<void> {
  if (isFirstPage && !canSleep) return
  await happens(everythingNeeded)
}

async function wakeUp(element: Element): Promise<void> {
  element.removeAttribute(asleep)
  bringBack(element)
  // Only these: what a page has set by itself, such as the slider of a drawing that plays, was not typed.
  const fields = Array.from(
    element.querySelectorAll<Field>(`[${typed}]`),
    (field) => [field, field.value, field.checked] as const,
  )
  // Within its own work React would put the old value back into a field until it has drawn the new one.
  await Promise.resolve()
  for (const field of fields) retype(...field)
  // A form looks at a field when it is left.
  for (const field of element.querySelectorAll(`form [${left}]`)) {
    field.removeAttribute(left)
    tell(field, 'focusout')
  }
  if (focusedEarly === document.activeElement && element.contains(focusedEarly)) tell(focusedEarly, 'focusin')
  // Opened by the browser alone: now somebody is there to hear it.
  for (const details of element.querySelectorAll('details[open]')) details.dispatchEvent(new Event('toggle'))
}

/** Or a text area, which cannot be checked, or a list, which has no `defaultValue`. */
type Field = HTMLInputElement
const firstFields = canSleep ? document.querySelectorAll<Field>('main input,main textarea') : []
/** What had the focus before React could hear of it. */
const focusedEarly = canSleep ? document.activeElement : null
let focused: EventTarget | null = focusedEarly
if (canSleep) addEventListener('focusin', ({ target }) => (focused = target), true)

/** Where an extension or a translator has changed the page, React draws it anew, without what was typed by then. */
function bringBack(element: Element): void {
  for (const field of firstFields) {
    const same = `[name="${field.name}"]${isChoice(field) ? `[value="${field.value}"]` : ''}`
    const fresh = !field.isConnected && element.querySelector<Field>(same)
    if (!fresh) continue
    if (field.hasAttribute(typed) && fresh.type === field.type) {
      fresh.value = field.value
      fresh.checked = field.checked
      fresh.setAttribute(typed, '')
    }
    if (field === focused) fresh.focus()
  }
}

/** To be called when links can be followed without a new document. */
export function markReady(): void {
  document.documentElement.dataset[ready] = ''
  dispatchEvent(new Event(awoke))
}

function isChoice({ type }: Field): boolean {
  return type === 'radio' || type === 'checkbox'
}

/** React does not hear of what was typed before it came. */
function retype(field: Field, value: string, checked: boolean): void {
  field.removeAttribute(typed)
  if (isChoice(field)) {
    // Of several radio buttons of a group the last one counts.
    if (field.type === 'radio' && !checked) return
    field.checked = !checked
    field.click()
    return
  }
  // The page may have put something else there meanwhile, such as what its address says.
  if (field.value !== value) field.value = value
  // React listens when the value is not the last one that it was told of. It is told on a copy, because in the field
  // itself the cursor would jump to the end, and an input method or a phone's keyboard lose the word that it is at.
  Object.getOwnPropertyDescriptor(field, 'value')?.set?.call(field.cloneNode(), field.defaultValue)
  // A list tells React of a choice by the second.
  for (const type of ['input', 'change']) tell(field, type)
  if (field !== document.activeElement) tell(field, 'focusout')
}

function tell(field: Element | null, type: string): void {
  field?.dispatchEvent(new FocusEvent(type, { bubbles: true }))
}
