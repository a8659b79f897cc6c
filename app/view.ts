/** One page as it is shown: its component, its words and its data, loaded together. */
import type { ComponentType } from 'react'
import { splitPath, type Locale } from '#contract/locale.ts'
import type { Areas } from '#locales/areas.ts'
import { isArticlePath, routeOf } from './routes.ts'

/** What the build writes for each page and language. */
export interface Resource {
  title: string
  description: string
  words: Partial<Areas>
  data: unknown
  /** When a reader arrives at each section, by its id: `00:55`. */
  stops: Record<string, string>
}

export interface View extends Resource {
  path: string
  prefix: Locale | undefined
  locale: Locale
  Page: ComponentType<{ data: never }>
}

const notFoundPath = '/error-404'

/** Set by the build: the folder of the resources, named after their content. */
declare const __RESOURCES__: string

const loaded = new Map<string, Promise<Resource>>()

export async function loadView(pathname: string, locale: Locale): Promise<View> {
  const { prefix, path } = splitPath(pathname)
  try {
    return await viewOf(routeOf(path) ? path : notFoundPath, prefix, locale)
  } catch (error) {
    if (isArticlePath(path) && (await isMissing(pathname))) return viewOf(notFoundPath, prefix, locale)
    throw error
  }
}

/** The browser does not know the names of the articles, so it has to ask. No answer is not a no. */
async function isMissing(pathname: string): Promise<boolean> {
  const answer = await fetch(pathname, { method: 'HEAD' }).catch(() => undefined)
  return answer?.status === 404
}

async function viewOf(path: string, prefix: Locale | undefined, locale: Locale): Promise<View> {
  const route = routeOf(path)
  if (!route) throw new Error('The not-found page is missing.')
  const [page, frame, resource] = await Promise.all([
    route.load(),
    loadFrame(locale),
    loadResource(locale, path),
  ])
  return {
    ...resource,
    words: { ...frame.words, ...resource.words },
    path,
    prefix,
    locale,
    Page: page.default,
  }
}

/** The words of header, footer and error screen. */
export function loadFrame(locale: Locale): Promise<Resource> {
  return loadResource(locale, '/frame')
}

function loadResource(locale: Locale, name: string): Promise<Resource> {
  const file = `${__RESOURCES__}/${locale}${name}.js`
  const known = loaded.get(file)
  if (known) return known
  const loading = importResource(file)
  loaded.set(file, loading)
  loading.catch(() => loaded.delete(file))
  return loading
}

/** The file's name is not known when Vite bundles, so its preload error is raised here in the same way. */
async function importResource(file: string): Promise<Resource> {
  try {
    const module: { default: Resource } = await import(/* @vite-ignore */ file)
    return module.default
  } catch (error) {
    dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }))
    throw error
  }
}
