import { awoke, held, ready } from '#app/behaviours/sleep-signs.ts'
import type { Locale } from '#contract/locale.ts'
import { heldUp as de } from '#locales/de/held-up.ts'
import { heldUp as en } from '#locales/en/held-up.ts'

const place = document.createElement('div')

/**
 * The visitor wants to move on, and nothing comes any more, not even the error screen: what is here already has to do.
 * To try again is to follow the link as one without a script would.
 */
export async function holdUp(locale: Locale, file: string): Promise<void> {
  const { dataset } = document.documentElement
  dataset[held] = 'up'
  const goOn = () => {
    // It is said once more.
    if (!navigator.onLine) return document.querySelector('h1')?.focus()
    delete dataset[held]
    dataset[ready] = ''
    dispatchEvent(new Event(awoke))
  }
  const answer = await fetch(file, { method: 'HEAD' }).catch(() => undefined)
  // The server is well and does not have it any more: there is a new version, which the next document belongs to.
  if (answer && answer.status < 500) return goOn()
  const { somethingWrong, reasons, tryAgain, goHome } = { en, de }[locale]
  const main = document.querySelector('main')
  if (!main) return
  // The button below must not wait for what does not come.
  delete main.dataset['asleep']
  place.style.padding = '20vh 10vw 60vh'
  const reason = reasons[answer ? 'server' : 'network']
  place.innerHTML = `<h1 tabindex=-1>${somethingWrong}</h1><p>${reason}<p><button><u>${tryAgain}</u></button> · <a href=/home>${goHome}</a>`
  // Above the page: what was typed there is nowhere else.
  main.prepend(place)
  document.title = somethingWrong
  place.querySelector('h1')?.focus()
  addEventListener('online', goOn, { once: true })
  place.querySelector('button')?.addEventListener('click', goOn)
}
