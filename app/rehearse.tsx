/**
 * Draws a page ahead that was fetched ahead, where nobody sees it: code that has run once draws the page in half the
 * time. Nothing is kept of it, and no effect runs.
 */
import { startTransition, use } from 'react'
import { createRoot } from 'react-dom/client'
import { LanguageContext } from '#app/behaviours/language.ts'
import { StopsContext } from '#app/behaviours/stops.ts'
import { RehearsalContext } from '#app/ui/later.tsx'
import type { View } from './view.ts'

const rehearsed = new WeakSet<View['Page']>()
/** Pages that are pointed at and pages of links in view may be drawn at the same time; each ends by itself. */
const underWay = new Set<() => void>()

/** A page is wanted now: the processor belongs to it. */
export function endRehearsals(): void {
  for (const end of underWay) end()
}

export async function rehearse({ Page, data, stops, ...language }: View): Promise<void> {
  if (rehearsed.has(Page)) return
  rehearsed.add(Page)
  const { promise: drawn, resolve: end } = Promise.withResolvers<void>()
  underWay.add(end)
  const root = createRoot(document.createElement('div'), { onUncaughtError: () => end() })
  startTransition(() =>
    root.render(
      <LanguageContext value={{ ...language, switchTo: async () => {} }}>
        <StopsContext value={stops}>
          <RehearsalContext value>
            <Page data={data as never} />
            <Curtain onReached={end} />
          </RehearsalContext>
        </StopsContext>
      </LanguageContext>,
    ),
  )
  await drawn
  underWay.delete(end)
  root.unmount()
}

const never = new Promise<never>(() => {})

/** Comes last and never rises, so that React throws away what it has drawn. */
function Curtain({ onReached }: { onReached: () => void }) {
  onReached()
  return use(never)
}
