/** The frame around every page: language, header, error screen, footer; and what happens when the page changes. */
import {
  lazy,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { LanguageContext } from '#app/behaviours/language.ts'
import { folded } from '#app/behaviours/sleep-signs.ts'
import { doWithout, whenStirred } from '#app/behaviours/sleep.ts'
import { StopsContext } from '#app/behaviours/stops.ts'
import { Awake } from '#app/ui/later.tsx'
import type { Locale } from '#contract/locale.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { frameFilled } from './first-view.tsx'
import type { View } from './view.ts'

const Top = lazy(async () => {
  const { Top: Part } = await frameWanted()
  return { default: Part }
})
const Bottom = lazy(async () => {
  const { Bottom: Part } = await frameWanted()
  return { default: Part }
})
const PageFailure = lazy(async () => {
  const [{ ErrorScreen }] = await Promise.all([import('./frame.tsx'), frameFilled()])
  return { default: ErrorScreen }
})

/** Behind the page, or behind the error screen that stands in its place and has a button. */
const mainAwake = <Awake find={() => document.getElementById('main')} />

let frame: Promise<void> | undefined
const frameThere = Promise.withResolvers<void>()

/** What must be there before the page may change. */
async function loadFrame(): Promise<void> {
  frame ??= Promise.all([import('./frame.tsx'), frameFilled()]).then(() => frameThere.resolve())
  try {
    await frame
  } catch (error) {
    frame = undefined
    throw error
  }
}

/** Once the visitor stirs; by then the head script has asked for its files. */
async function frameWanted() {
  await whenStirred()
  try {
    await loadFrame()
  } catch {
    // Header and footer stay as they came; they are asked for again when the page changes.
    void doWithout(document.querySelector('header'))
    await frameThere.promise
  }
  return import('./frame.tsx')
}

type Shown = View & {
  /** The visitor was led here without a new document. */
  arrived?: true
  /** A page that could not be loaded still has an address, the words of the frame, and its error to throw. */
  failed?: { error: unknown }
}

export function Root({ first }: { first: View }) {
  const [shown, setShown] = useState<Shown>(first)
  const waiting = useRef<{ view: Shown; resolve: () => void }[]>([])
  const latest = useRef(shown)
  /** Handed to React, which may need a moment until it is on the screen. */
  const coming = useRef(shown)

  useLayoutEffect(() => {
    latest.current = shown
    // A page that did not come as HTML is not folded: its place would be looked for where it is not.
    if (shown !== first) delete document.documentElement.dataset[folded]
    // The document already says everything about the page that it came with.
    if (shown !== first || document.documentElement.lang !== shown.locale) {
      void import('./travel.ts').then(({ describe }) => describe(shown))
    }
    // Who wants a later one waits on: this one may be gone in a moment.
    const last = waiting.current.findLastIndex(({ view }) => view === shown)
    for (const { resolve } of waiting.current.splice(0, last + 1)) resolve()
  }, [shown, first])

  const show = useCallback((next: Shown) => {
    // What has the focus goes with its page. Removed while it has it, it makes the browser reckon the styles of all that
    // goes as well, which takes 50 ms on a slow phone.
    const { activeElement } = document
    if (next.path !== latest.current.path && activeElement instanceof HTMLElement) activeElement.blur()
    coming.current = next
    return new Promise<void>((resolve) => {
      waiting.current.push({ view: next, resolve })
      startTransition(() => setShown(next))
    })
  }, [])

  useEffect(() => {
    const undo = whenStirred().then(async () => {
      const { travel } = await import('./travel.ts')
      return travel({
        shown: () => coming.current,
        async show(view) {
          await loadFrame()
          await show({ ...view, arrived: true })
        },
        async fail(place, error) {
          // Without the frame there is no error screen either: the browser has to say it.
          await loadFrame().catch(() => location.reload())
          const { title, words } = latest.current
          const failure = words.errors?.somethingWrong ?? title
          await show({ ...latest.current, ...place, title: failure, failed: { error } })
        },
      })
    })
    return () => void undo.then((stop) => stop())
  }, [show])

  const switchTo = useCallback(
    async (locale: Locale) => {
      const { path } = latest.current
      const { translate } = await import('./travel.ts')
      await translate(locale, async (view) => {
        await loadFrame()
        const top = scrollY
        await show({ ...view, arrived: true })
        // The other language is longer or shorter; the browser would move the page to keep its place in the text. A page
        // that was asked for meanwhile begins at its top.
        if (latest.current.path === path) scrollTo({ top, behavior: 'instant' })
      })
    },
    [show],
  )

  const language = useMemo(
    () => ({
      locale: shown.locale,
      prefix: shown.prefix,
      path: shown.path,
      words: shown.words,
      switchTo,
    }),
    [shown, switchTo],
  )

  const { Page } = shown
  return (
    <LanguageContext value={language}>
      <StopsContext value={shown.stops}>
        <Suspense>
          <Top />
          <Awake find={() => document.querySelector('header')} />
        </Suspense>
        <main id="main">
          <ErrorBoundary
            // A failure is not the page: when that comes after all, it is not behind the error screen.
            key={shown.failed ? `${shown.path}!` : shown.path}
            screen={(error) => (
              <>
                <PageFailure error={error} />
                {mainAwake}
              </>
            )}
          >
            <Suspense>
              {shown.failed ? <Rethrow error={shown.failed.error} /> : <Page data={shown.data as never} />}
              {mainAwake}
            </Suspense>
          </ErrorBoundary>
        </main>
        <Suspense>
          <Bottom title={shown.arrived && shown.title} />
        </Suspense>
      </StopsContext>
    </LanguageContext>
  )
}

/** Throwing in the event listener would not reach the boundary. */
function Rethrow({ error }: { error: unknown }): never {
  throw error
}
