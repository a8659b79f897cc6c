/** The app as the build and the development server render it: which pages there are, and each of them in one language. */
import type { Locale } from '#contract/locale.ts'
import { findElement, type HtmlElement, parseHtml } from './html.ts'
import type { WrittenPage } from './machine-files.ts'
import { countedPaths, isArticle } from './page-data.ts'
import { htmlAt, type OnceRendered, renderOnce } from './render-once.ts'
import { readResource, readWords, type Resource } from './resources.ts'
import { foundIn } from './search-index.ts'

export interface Route {
  words: string[]
  noindex?: true | 'shared'
  canonical?: string
  alive?: number
  first?: string[]
}

interface Rendered extends Resource {
  path: string
  prefix: string
  locale: Locale
}

/** The server entry, app/render.tsx. */
export interface App {
  routes: Record<string, Route>
  routeOf: (path: string) => Route | undefined
  frameWords: readonly string[]
  render: (view: Rendered, routePath: string) => Promise<string>
}

/** A page in one language. */
export interface Page {
  path: string
  locale: Locale
  route: Route
  resource: Resource
  /** See `htmlAt`. */
  html: string
  main: HtmlElement
}

export const notFound = '/error-404'

/** Every page by its path: those of the table, then those that follow from the content. */
export async function pagesOf(app: App): Promise<Map<string, Route>> {
  const pages = new Map(Object.entries(app.routes))
  for (const path of await countedPaths()) {
    const route = app.routeOf(path)
    if (route) pages.set(path, route)
  }
  return pages
}

export async function pageOf(app: App, path: string, locale: Locale): Promise<Page> {
  const route = app.routeOf(path)
  if (!route) throw new Error(`There is no route ${path}.`)
  const resource = await readResource(path, route, locale)
  const { html, stops } = await render(app, path, locale, resource)
  const main = mainOf(htmlAt(locale, html))
  return { path, locale, route, resource: { ...resource, stops }, html, main }
}

export async function render(
  app: App,
  path: string,
  locale: Locale,
  resource: Resource,
): Promise<OnceRendered> {
  const words = { ...(await readWords(app.frameWords, locale)), ...resource.words }
  return renderOnce((marks) => app.render({ ...resource, words, path, locale, ...marks }, path))
}

/** The words of header, footer and error screen. */
export async function frameOf(app: App, locale: Locale): Promise<Resource> {
  const words = await readWords(app.frameWords, locale)
  return { title: '', description: '', words, data: null, stops: {} }
}

/** What a visitor reads between header and footer. */
export function mainOf(html: string): HtmlElement {
  const end = '</main>'
  const inside = html.slice(html.indexOf('<main'), html.indexOf(end) + end.length)
  const main = findElement(parseHtml(inside), ({ name }) => name === 'main')
  if (!main) throw new Error('A page without <main> was rendered.')
  return main
}

/** What the lists for machines say of a page. The menu calls it by its label. */
export function listed({ path, locale, route, resource, main }: Page, frame: Resource): WrittenPage {
  return {
    ...resource,
    path,
    locale,
    canonical: resource.canonical ?? path,
    isPublic: !route.noindex,
    areas: route.words,
    label: labelsOf(frame)[path] ?? '',
    // Articles are searched in their source.
    ...(!isArticle(path) && { found: foundIn(main) }),
  }
}

export function labelsOf(frame: Resource): Record<string, string> {
  const menu = frame.words['menu'] as { labels?: Record<string, string> } | undefined
  return menu?.labels ?? {}
}

/** A script that the browser imports: words and data of a page, or a part of them. */
export function moduleOf(content: unknown): string {
  return `export default ${JSON.stringify(content)}`
}
