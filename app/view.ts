/** One page as it is shown: its component, its words and its data, loaded together. */
import type { ComponentType } from 'react'
import { splitPath, type Locale } from '#contract/locale.ts'
import { firstPage } from './first-view.tsx'
import { loadResource, type Resource } from '#app/behaviours/resource.ts'
import { isCountedPath, routeOf } from './routes.ts'

export interface View extends Resource {
  path: string
  /** The address that search engines know this page by. */
  canonical: string
  prefix: Locale | undefined
  locale: Locale
  Page: ComponentType<{ data: never }>
}

const notFoundPath = '/error-404'

export async function loadView(pathname: string, locale: Locale): Promise<View> {
  const { prefix, path } = splitPath(pathname)
  try {
    return routeOf(path) ? await viewOf(path, prefix, locale) : await notFound(path, prefix, locale)
  } catch (error) {
    if (isCountedPath(path) && (await isMissing(pathname))) return notFound(path, prefix, locale)
    throw error
  }
}

/** Under the address that was asked for. */
async function notFound(path: string, prefix: Locale | undefined, locale: Locale): Promise<View> {
  const view = await viewOf(notFoundPath, prefix, locale)
  // The first page is known by its address.
  return { ...view, path, Page: firstPage(path) ?? view.Page }
}

/** The browser does not know which articles and pages of lists there are, so it has to ask. No answer is not a no. */
async function isMissing(pathname: string): Promise<boolean> {
  const answer = await fetch(pathname, { method: 'HEAD' }).catch(() => undefined)
  return answer?.status === 404
}

type Loaded = Omit<View, 'prefix'>
/** A page that was fetched ahead is there at once: even a module that is known takes its time to be asked for again. */
const loaded = new Map<string, Promise<Loaded>>()

async function viewOf(path: string, prefix: Locale | undefined, locale: Locale): Promise<View> {
  const name = locale + path
  const loading = loaded.get(name) ?? loadPage(path, locale)
  loaded.set(name, loading)
  try {
    return { ...(await loading), prefix }
  } catch (error) {
    loaded.delete(name)
    throw error
  }
}

async function loadPage(path: string, locale: Locale): Promise<Loaded> {
  const route = routeOf(path)
  if (!route) throw new Error('The not-found page is missing.')
  const [page, frame, resource] = await Promise.all([
    route.load(),
    loadResource(locale, '/frame'),
    loadResource(locale, path),
  ])
  const words = { ...frame.words, ...resource.words }
  return { canonical: path, ...resource, words, path, locale, Page: firstPage(path) ?? page.default }
}
