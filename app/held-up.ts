import { awoke, held, ready } from '#app/behaviours/sleep-signs.ts'
import type { Locale } from '#contract/locale.ts'
import { heldUp as de } from '#locales/de/held-up.ts'
import { heldUp as en } from '#locales/en/held-up.ts'

/**
 * The visitor wants to move on, and nothing comes any more, not even the error screen: what is here already has to do.
 * To try again is to follow the link as one without a script would.
 */
export async function holdUp(locale: Locale, file: string): Promise<void> {
  const { dataset } = document.documentElement
  dataset[held] = 'up'
  const goOn = () => {
    dataset[held] = dataset[ready] = ''
    dispatchEvent(new Event(awoke))
  }
  const answer = await fetch(file, { method: 'HEAD' }).catch(() => undefined)
  // The server is well and does not have it any more: there is a new version, which the next document belongs to.
  if (answer && answer.status < 500) return goOn()
  const { somethingWrong, reasons, tryAgain, goHome } = { en, de }[locale]
  const main = document.querySelector('main')
  if (!main) return
  main.style.padding = '20vh 10vw'
  const reason = reasons[answer ? 'server' : 'network']
  main.innerHTML = `<h1 tabindex=-1>${somethingWrong}</h1><p>${reason}<p><button>${tryAgain}</button> · <a href=/home>${goHome}</a>`
  main.querySelector('h1')?.focus()
  main.querySelector('button')?.addEventListener('click', goOn)
}
