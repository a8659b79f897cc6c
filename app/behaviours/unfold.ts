/**
 * While a page loads, only what is near the window is laid out: each font that arrives would otherwise lay out all of a
 * long page again. The head script folds the page; once it is loaded, with its fonts, sections, texts and lines of lists
 * follow in small steps, between which the visitor is heard.
 */
import { idle } from './idle.ts'
import { folded } from './sleep-signs.ts'

/** Lines that are laid out in one step. */
const step = 5

export async function unfold(): Promise<void> {
  const page = document.documentElement
  if (page.dataset[folded] === undefined) return
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve))
  const parts = document.querySelectorAll('section,main li,.prose,footer')
  for (const [index, part] of parts.entries()) {
    if (part.localName !== 'li' || index % step === 0) {
      // What is pressed stays where it is until it is let go: a click needs both in one place.
      do await idle()
      while (page.matches(':active'))
    }
    part.setAttribute('data-laid', '')
  }
  delete page.dataset[folded]
}
