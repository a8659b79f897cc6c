/** What moves on a page by itself, and what its fonts move when they arrive. */
import type { Page } from '@playwright/test'

/** The faces of app/styles/fonts.css that stand in for ours; the spare ones where the machine has none of the others. */
type StandIn = 'Fallback' | 'Spare'

interface Shift {
  at: number
  what: string
}

/** A phone as Lighthouse has it, and a usual window. */
export const windows = [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]

export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    type Entry = PerformanceEntry & { value: number; sources: { node?: Node }[] }
    new PerformanceObserver((list) => {
      for (const { startTime, value, sources } of list.getEntries() as Entry[]) {
        // A figure of a number that is a few pixels off: all of a page together is still 0.00.
        if (value < 0.0001) continue
        const texts = sources.map(({ node }) => node?.textContent?.slice(0, 40))
        shifts.push({ at: startTime, what: `${value.toFixed(4)}: ${texts.join(' | ')}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function shiftsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.map(({ what }) => what))
}

export function hasFaces(page: Page, kind: StandIn): Promise<boolean> {
  return page.evaluate(async (name) => {
    const faces = await document.fonts.load(`16px 'Archivo ${name}'`).catch(() => [])
    return faces.length > 0
  }, kind)
}

/** Takes the fonts away and gives them back, which is quicker than to load each page late and costs it the same moves. */
export async function shiftsByFonts(
  page: Page,
  kind: StandIn,
  size: { width: number; height: number },
): Promise<string[]> {
  await page.setViewportSize(size)
  return page.evaluate(
    async ([standIn, width]) => {
      const { style, dataset } = document.documentElement
      const { shifts } = window as unknown as { shifts: Shift[] }
      const frames = async () => {
        for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame)
      }
      // A bar for scrolling takes from the width. For whoever wants no motion every property takes a moment to change,
      // and what inherits it another one.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`
        html { scrollbar-width: none; scrollbar-gutter: auto !important }
        *, ::before, ::after { transition-property: none !important }`)
      document.adoptedStyleSheets = [sheet]
      // Until then the page itself uses the faces that stand in, and lays out one section after the other.
      while (innerWidth !== width || 'plain' in dataset || 'folded' in dataset)
        await new Promise(requestAnimationFrame)
      for (const [name, family] of [
        ['--sans', `Archivo ${standIn}`],
        ['--wide', `Archivo Display ${standIn}`],
        ['--mono', 'Martian Mono Fallback'],
      ] as const)
        style.setProperty(name, `'${family}'`)
      await frames()
      // On a busy machine even the fonts that are installed take longer than a frame.
      await document.fonts.ready
      await frames()
      const returned = performance.now()
      for (const name of ['--sans', '--wide', '--mono']) style.removeProperty(name)
      await frames()
      document.adoptedStyleSheets = []
      return shifts.filter(({ at }) => at > returned).map(({ what }) => what)
    },
    [kind, size.width] as const,
  )
}
