/** The page that came as HTML. Its document names its files, so that the table of routes is not needed for it. */
import { lazy } from 'react'
import { fillLater, whenStirred } from '#app/behaviours/sleep.ts'
import { splitPath, type Locale } from '#contract/locale.ts'
import { load, loadResource, type Resource } from '#app/behaviours/resource.ts'
import type { View } from './view.ts'

/** Written into every page by the build. */
export interface PageFiles {
  /** For the first view, each after what it asks for; the entry is the last. */
  now: string[]
  /** Once the visitor stirs. */
  soon: string[]
  page: string
  words: string
  /** The page does something by itself: its script waits so many milliseconds for the visitor, and no longer. */
  alive?: number
  /** Words and data of the sections below the first screen, where those of the first stand alone. */
  rest?: string
}

let shown: { path: string; Page: View['Page'] } | undefined
let fillFrame = async (): Promise<void> => {}

/** Resolves when the words of header and footer are in the view. */
export function frameFilled(): Promise<void> {
  return fillFrame()
}

/** The first page keeps its component when its words change, or it would lose what was typed into it. */
export function firstPage(path: string): View['Page'] | undefined {
  return shown?.path === path ? shown.Page : undefined
}

/** Words, data and component follow when they are needed. */
export function firstView(files: PageFiles, locale: Locale, fail: (error: unknown) => void): View {
  const { prefix, path } = splitPath(location.pathname)
  const view = { words: {}, stops: {}, data: undefined }
  function fill(resource: Resource) {
    Object.assign(view.words, resource.words)
    Object.assign(view.stops, resource.stops)
  }
  const Page = lazy(async () => {
    if (files.alive === undefined) await whenStirred()
    const [Own, resource] = await Promise.all([
      load<View['Page']>(files.page),
      load<Resource>(files.words),
      files.rest ? undefined : frameFilled(),
    ]).catch((error: unknown) => {
      fail(error)
      // What is there already stays readable.
      return new Promise<never>(() => {})
    })
    fill(resource)
    const { rest } = files
    if (rest) fillLater(() => fillRest(resource, rest))
    return { default: ({ data }: { data: never }) => <Own data={data ?? (resource.data as never)} /> }
  })
  /** Sections below the first screen were given the data when there was none: it is put in its place. */
  async function fillRest(first: Resource, file: string) {
    const resource = await load<Resource>(file)
    fill(resource)
    Object.assign(first.data ?? {}, resource.data)
  }
  shown = { path, Page }
  fillFrame = async () => fill(await loadResource(locale, '/frame'))
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? ''
  return { ...view, path, canonical: path, prefix, locale, title: document.title, description, Page }
}
