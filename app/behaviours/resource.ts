/** The words and data of a page, which the build writes for each page and language. */
import type { Locale } from '#contract/locale.ts'
import type { Areas } from '#locales/areas.ts'
import { again } from './again.ts'

export interface Resource {
  title: string
  description: string
  words: Partial<Areas>
  data: unknown
  /** When a reader arrives at each section, by its id: `00:55`. */
  stops: Record<string, string>
}

/** Set by the build: the folder of the resources, named after their content. */
declare const __RESOURCES__: string

const loaded = new Map<string, Promise<unknown>>()

/** `/frame` are the words of header, footer and error screen. */
export async function loadResource(locale: Locale, name: string): Promise<Resource> {
  const { default: resource } = await load<{ default: Resource }>(`${__RESOURCES__}/${locale}${name}.js`)
  return resource
}

/** The texts of a long list by slug; see contract/long-lists.ts. */
export async function loadTexts<Text>(locale: Locale, list: string): Promise<Record<string, Text>> {
  const { default: texts } = await load<{ default: Record<string, Text> }>(
    `${__RESOURCES__}/${locale}${list}.texts.js`,
  )
  return texts
}

/** All entries of a list whose page began with a part of them; see contract/long-lists.ts. */
export async function loadAllOf<Entry>(locale: Locale, list: string): Promise<Entry[]> {
  const { default: entries } = await load<{ default: Entry[] }>(`${__RESOURCES__}/${locale}${list}.all.js`)
  return entries
}

/** A file whose name is not known when Vite bundles; its preload error is raised here in the same way. */
export async function load<Module>(file: string): Promise<Module> {
  const loading = loaded.get(file) ?? again(() => import(/* @vite-ignore */ file))
  loaded.set(file, loading)
  try {
    return (await loading) as Module
  } catch (error) {
    loaded.delete(file)
    dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }))
    throw error
  }
}
