/**
 * The first frame needs the document alone. Behind it come the styles of what lies below the first screen, which is
 * not shown before, and the fonts, all at once: each that came alone would lay out the page again.
 */
import { readStored, store } from './storage.ts'

const page = document.documentElement
/** Not with the prefix of drafts: it is nothing to restore. */
const hadFonts = 'fonts'

/** To be called before the first frame. Fonts that this tab has had come from its cache and need no such care. */
export function undress(): void {
  page.dataset['bare'] = ''
  if (!readStored(hadFonts, 'sessionStorage')) page.dataset['plain'] = ''
}

/** Resolves when the page looks as it should. */
export async function dress(): Promise<void> {
  await Promise.all([loadStyles(), loadFonts()])
}

async function loadStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('[data-rest]')
  if (link) {
    await new Promise((resolve) => {
      Object.assign(link, { disabled: false, onload: resolve, onerror: resolve })
    })
  }
  delete page.dataset['bare']
  // It was there already, but in another place.
  document.querySelector(':target')?.scrollIntoView()
}

async function loadFonts(): Promise<void> {
  try {
    const faces = ['Archivo', 'Archivo Display', 'Martian Mono']
    await Promise.all(faces.map((face) => document.fonts.load(`1em ${face}`)))
    store(hadFonts, 'yes', 'sessionStorage')
    delete page.dataset['plain']
  } catch {
    // The faces that stand in for them stay.
  }
}
