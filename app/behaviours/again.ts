/**
 * Firefox remembers a script that did not come: until the page is loaded anew, every import of it fails at once. So does
 * WebKit where a preload of it was lost as well. Under another name it is asked for again, so that links, the search and
 * "Try again" work as soon as the network is back.
 *
 * @param named the file, where the call itself does not name it.
 */
export async function again<Module>(ask: () => Promise<Module>, named?: string): Promise<Module> {
  try {
    return await ask()
  } catch (error) {
    const words = String(error)
    // In Firefox's words, which are no other browser's.
    const [, lost] = /error loading .*(http\S+\.js)$/.exec(words) ?? []
    const isNameless = words.endsWith('Importing a module script failed.')
    const file = lost ?? (isNameless && (named ?? nameIn(ask)))
    if (!file) throw error
    const { href } = new URL(file, import.meta.url)
    return await import(/* @vite-ignore */ `${href}?${Date.now()}`).catch((last: unknown) => {
      // Named, so that it can be found out why it did not come.
      throw fileIn(last) ? last : new TypeError(`${words} ${href}`, { cause: last })
    })
  }
}

/** WebKit does not name what it could not load, but our own call does. */
function nameIn(ask: () => unknown): string | undefined {
  return /import\(\s*["'`](\.\/[^"'`$]+\.js)/.exec(String(ask))?.[1]
}

/** The file that an import asked for in vain; most browsers name it. */
export function fileIn(error: unknown): string | undefined {
  return /https?:\/\/\S+/.exec(error instanceof Error ? error.message : '')?.[0]
}
