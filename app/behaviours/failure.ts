import { fileIn } from './again.ts'

/** Why a page script did not come: the visitor reads a sentence that fits the cause. */
export type Failure = 'network' | 'server' | 'unknown'

/** The browser does not say why an import failed, so we ask for the same file once more. */
export async function failureOf(error: unknown): Promise<Failure> {
  if (!navigator.onLine) return 'network'
  try {
    const { status } = await fetch(fileIn(error) ?? location.href, { method: 'HEAD', cache: 'no-store' })
    return status >= 500 ? 'server' : 'unknown'
  } catch {
    return 'network'
  }
}
