/** The words and data of a page, which the build writes for each page and language. */
import type { Locale } from '#contract/locale.ts'
import type { Areas } from '#locales/areas.ts'
import { again } from './again.ts'

export interface Resource {
  title: string
  description: string
  /** Another address that search engines should know this page by. */
  canonical?: string
  words: Partial<Areas>
  data: unknown
  /** When a reader arrives at each section, by its id: `00:55`. */
  stops: Record<string, string>
}

/** Set by the build: the folder of the resources, named after their content. */
declare const __RESOURCES__: string

const loaded = new Map<string, Promise<{ default: unknown }>>()

/** `/frame` are the words of header, footer and error screen. */
export function loadResource(locale: Locale, name: string): Promise<Resource> {
  return load(`${__RESOURCES__}/${locale}${name}.js`)
}

/** The texts of a long list by slug; see contract/long-lists.ts. */
export function loadTexts<Text>(locale: Locale, list: string): Promise<Record<string, Text>> {
  return load(`${__RESOURCES__}/${locale}${list}.texts.js`)
}

/** All entries of a list whose page began with a part of them; see contract/long-lists.ts. */
export function loadAllOf<Entry>(locale: Locale, list: string): Promise<Entry[]> {
  return load(`${__RESOURCES__}/${locale}${list}.all.js`)
}

/** What a file exports whose name is not known when Vite bundles; its preload error is raised here in the same way. */
export async function load<Content>(file: string): Promise<Content> {
  const loading = loaded.get(file) ?? again<{ default: unknown }>(() => import(/* @vite-ignore */ file), file)
  loaded.set(file, loading)
  try {
    return (await loading).default as Content
  } catch (error) {
    loaded.delete(file)
    dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }))
    throw error
  }
}
