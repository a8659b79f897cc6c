/**
 * Where every link loads a document, the browser keeps the one that was left and shows it again as it was. Whoever has
 * chosen something meanwhile (language, theme, consent, account) finds it as he chose it.
 */
import { readStored, themeKey } from './storage.ts'

export function watchComingBack(): () => void {
  let left: string | undefined
  function compare({ type, persisted }: PageTransitionEvent): void {
    const chosen = `${document.cookie} ${readStored(themeKey)}`
    if (type === 'pagehide') left = chosen
    else if (persisted && chosen !== left) location.reload()
  }
  const events = ['pagehide', 'pageshow'] as const
  for (const event of events) addEventListener(event, compare)
  return () => {
    for (const event of events) removeEventListener(event, compare)
  }
}
