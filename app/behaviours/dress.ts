/**
 * The first frame needs the document alone. Behind it come the styles of what lies below the first screen, which is
 * not shown before, and the fonts, all at once: each that came alone would lay out the page again.
 */
import { idle } from './idle.ts'
import { dressed, folded } from './sleep-signs.ts'

const page = document.documentElement

/** To be called before the first frame. Whoever comes from a page of ours has the fonts: they need no such care. */
export function undress(): void {
  page.dataset['bare'] = ''
  if (isNew() && !document.referrer.startsWith(location.origin)) page.dataset['plain'] = ''
}

/** Not loaded again, nor returned to: there the browser looks for the place where the visitor was. */
export function isNew(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'navigate'
}

/**
 * The page is complete when it is loaded: one that is not folded has a place to find, and a large window belongs to a
 * machine that need not wait for the frame.
 */
export function isInOnePiece(): boolean {
  return page.dataset[folded] === undefined || matchMedia('(min-width: 64rem)').matches
}

/** Resolves when the page looks as it should. */
export async function dress(): Promise<void> {
  const fonts = loadFonts()
  await Promise.all([loadStyles(fonts), fonts])
}

async function loadStyles(fonts: Promise<void>): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('[data-rest]')
  const loaded =
    link &&
    new Promise((resolve) => Object.assign(link, { disabled: false, onload: resolve, onerror: resolve }))
  // When it is read browsers look for fields to fill in, and lay out every part that has one and is not left out.
  const read =
    document.readyState === 'loading' &&
    new Promise((resolve) => addEventListener('DOMContentLoaded', () => setTimeout(resolve)))
  // Better bare, or in parts, than not at all.
  const patience = new Promise((resolve) => setTimeout(resolve, 4000))
  await Promise.race([Promise.all([loaded, read]), patience])
  if (!isInOnePiece()) {
    // Fonts that come soon lay out only what is there, and the rest comes in them: once instead of twice.
    await Promise.race([fonts, new Promise((resolve) => setTimeout(resolve, 1000))])
    // A frame after the styles at least: in one frame both would hold up a slow phone for 200 ms.
    await idle()
  }
  delete page.dataset['bare']
  dispatchEvent(new Event(dressed))
  // The browser looked for it in vain.
  document.querySelector(':target')?.scrollIntoView()
}

async function loadFonts(): Promise<void> {
  try {
    const faces = ['Archivo', 'Archivo Display', 'Martian Mono']
    await Promise.all(faces.map((face) => document.fonts.load(`1em ${face}`)))
    delete page.dataset['plain']
  } catch {
    // The faces that stand in for them stay.
  }
}
