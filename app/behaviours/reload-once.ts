/** After a deploy an old tab asks for files that are gone. The page is then loaded anew, but never over and over. */
import { fileIn } from './again.ts'
import { readStored, store } from './storage.ts'

const key = 'reloaded-at'
const longEnough = 60_000

/**
 * Resolves only when there is nothing to be gained by it.
 *
 * @param mayLeave asked last, when it is known that it would help.
 */
export async function reloadOnce(error: unknown, mayLeave = () => true): Promise<void> {
  if (isRecent() || !(await isGone(error)) || isRecent() || !mayLeave()) return
  // Where nothing can be kept, the next document would not know that it is the second.
  if (!noteReload()) return
  location.reload()
  await new Promise(() => {})
}

function isRecent(): boolean {
  return Math.abs(Date.now() - Number(readStored(key, 'sessionStorage') ?? 0)) < longEnough
}

/** A new document comes anyway: a part of this one that fails meanwhile does not call the visitor back. */
export function noteReload(): boolean {
  const now = String(Date.now())
  store(key, now, 'sessionStorage')
  return readStored(key, 'sessionStorage') === now
}

/** What was typed where no script keeps it would be lost, and so would the next letters of somebody who is typing. */
export function hasNoText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('main :is(input:not([type=range]),textarea)')
  return [...fields].every((field) => field !== document.activeElement && field.value === field.defaultValue)
}

/** The browser does not say why an import failed. */
async function isGone(error: unknown): Promise<boolean> {
  const file = fileIn(error)
  const answer = file
    ? await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
    : undefined
  return answer?.status === 404
}
