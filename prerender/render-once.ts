/**
 * A page is shown at two addresses, with its language in front and without, and says when a reader arrives at each
 * section, which is counted from its own words. It is rendered once, with a mark in the places of both.
 */
import { stopsOf } from './stops.ts'

/** For private use, so that no text has them, and neither letters nor digits, so that they do not count as words. */
const languageMark = '\u{e000}'
const timeMark = '\u{e001}'

export interface Marks {
  prefix: string
  stops: Record<string, string>
}

export interface OnceRendered {
  stops: Record<string, string>
  /** For both addresses. */
  html: string
}

export async function renderOnce(render: (marks: Marks) => Promise<string>): Promise<OnceRendered> {
  let isListed = false
  const anySection = new Proxy<Record<string, string>>(
    {},
    {
      get: () => timeMark,
      ownKeys() {
        isListed = true
        return []
      },
    },
  )
  const marked = await render({ prefix: languageMark, stops: anySection })
  const stops = stopsOf(marked)
  // A page that says how many stops it has must be told.
  const html = isListed
    ? await render({ prefix: languageMark, stops })
    : withTimes(marked, Object.values(stops))
  return { stops, html }
}

/** The HTML at the address with this language in front of it, or at the plain one. */
export function htmlAt(prefix: string | undefined, html: string): string {
  return prefix ? html.replaceAll(languageMark, prefix) : html.replaceAll(`/${languageMark}`, '')
}

function withTimes(marked: string, times: string[]): string {
  const [start = '', ...parts] = marked.split(timeMark)
  if (parts.length !== times.length) throw new Error('A time does not stand in a section of its own.')
  return parts.reduce((whole, part, at) => whole + times[at] + part, start)
}
