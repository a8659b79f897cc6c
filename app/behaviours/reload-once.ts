/** After a deploy an old tab asks for files that are gone. The page is then loaded anew, but never over and over. */
import { fileIn } from './again.ts'
import { readStored, store } from './storage.ts'

const key = 'reloaded-at'
const longEnough = 60_000

/** Resolves only when there is nothing to be gained by it. */
export async function reloadOnce(error: unknown): Promise<void> {
  const last = Number(readStored(key, 'sessionStorage') ?? 0)
  if (Math.abs(Date.now() - last) < longEnough || !(await isGone(error))) return
  const now = String(Date.now())
  store(key, now, 'sessionStorage')
  // Where nothing can be kept, the next document would not know that it is the second.
  if (readStored(key, 'sessionStorage') !== now) return
  location.reload()
  await new Promise(() => {})
}

/** The browser does not say why an import failed. */
async function isGone(error: unknown): Promise<boolean> {
  const file = fileIn(error)
  const answer = file
    ? await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
    : undefined
  return answer?.status === 404
}
