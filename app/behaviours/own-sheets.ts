/**
 * The rules of a page stand in its document and in the file with the rest of its styles, which says from which sheets
 * they are. Vite's loader does not ask for sheets that are named in the document, and a disabled one is not fetched.
 */
import { dressed } from './sleep-signs.ts'

export async function nameOwnSheets(): Promise<void> {
  const isBare = document.documentElement.dataset['bare'] === ''
  if (isBare) await new Promise((resolve) => addEventListener(dressed, resolve))
  const rest = document.querySelector<HTMLLinkElement>('[data-rest]')
  const last = [...(rest?.sheet?.cssRules ?? [])].at(-1)
  const names = last instanceof CSSStyleRule ? last.style.getPropertyValue('--sheets') : ''
  for (const href of names.match(/[^" ]+/g) ?? []) {
    const link = document.createElement('link')
    link.setAttribute('disabled', '')
    document.head.append(Object.assign(link, { rel: 'stylesheet', href }))
  }
}
