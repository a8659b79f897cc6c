/**
 * Firefox remembers a script that did not come: until the page is loaded anew, every import of it fails at once. Under
 * another name it is asked for again, so that links, the search and "Try again" work as soon as the network is back.
 */
export async function again<Module>(ask: () => Promise<Module>): Promise<Module> {
  try {
    return await ask()
  } catch (error) {
    // In Firefox's words, which are no other browser's.
    const [, file] = /error loading .*(http\S+\.js)$/.exec(String(error)) ?? []
    if (file) return import(/* @vite-ignore */ `${file}?${Date.now()}`)
    throw error
  }
}

/** The file that an import asked for in vain; most browsers name it. */
export function fileIn(error: unknown): string | undefined {
  return /https?:\/\/\S+/.exec(error instanceof Error ? error.message : '')?.[0]
}
