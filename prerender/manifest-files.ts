/** Which built files a page needs, read from Vite's manifest. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { readListPage } from '#contract/long-lists.ts'
import type { Route } from './app.ts'
import { isArticle } from './page-data.ts'

/** The source file of a page. */
export function pageFile(route: Route | undefined, path: string): string {
  const { list } = readListPage(path) ?? {}
  if (list) return `app/pages${list}/all.tsx`
  return `app/pages${isArticle(path) ? '/article' : (route?.canonical ?? path)}.tsx`
}

export class ManifestFiles {
  readonly #folder: string
  readonly #manifest: Manifest
  readonly #css = new Map<string, string>()

  constructor(folder: string) {
    this.#folder = folder
    this.#manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  }

  of(route: Route, path: string) {
    const entry = 'app/main.tsx'
    const page = pageFile(route, path)
    const now = this.#withImports([entry])
    const soon = this.#withImports(['app/frame.tsx', 'app/travel.ts', page]).filter(
      (key) => !now.includes(key),
    )
    // Parts that load their script later stand in the HTML all the same, so their styles are needed at once.
    const all = this.#withImports([entry, 'app/frame.tsx', page, ...(this.#chunk(page).dynamicImports ?? [])])
    // The sheet of the entry is the first: it names the order of the layers.
    const stylesheets = [...new Set([entry, ...all].flatMap((key) => this.#chunk(key).css ?? []))]
    const fileOf = (key: string) => `/${this.#chunk(key).file}`
    return {
      scripts: {
        now: now.map(fileOf),
        soon: soon.map(fileOf),
        page: fileOf(page),
        alive: route.alive,
      },
      stylesheets: stylesheets.map((file) => `/${file}`),
      css: stylesheets.map((file) => this.#styles(file)).join(''),
    }
  }

  #styles(file: string): string {
    const css = this.#css.get(file) ?? readFileSync(join(this.#folder, file), 'utf8').trim()
    this.#css.set(file, css)
    return css
  }

  /** Each behind what it imports. */
  #withImports(keys: string[], seen = new Set<string>(), ordered: string[] = []): string[] {
    for (const key of keys) {
      if (seen.has(key)) continue
      seen.add(key)
      this.#withImports(this.#chunk(key).imports ?? [], seen, ordered)
      ordered.push(key)
    }
    return ordered
  }

  #chunk(key: string) {
    const chunk = this.#manifest[key]
    if (!chunk) throw new Error(`The build has no file for ${key}.`)
    return chunk
  }
}
