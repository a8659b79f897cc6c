/** What the letters of all kinds have in common. */
import { fill } from '#contract/fill.ts'
import { formats, type Locale } from '#contract/locale.ts'

import { htmlOf, type Letter, textOf } from './letter.ts'

export function bodies(letter: Letter): { text: string; html: string } {
  return { text: textOf(letter), html: htmlOf(letter) }
}

/** Only what looks like a name is repeated, so that nobody can send his own advertising through us. */
export function greeting(name: string, words: { greeting: string; greetingByName: string }): string {
  const isName = /^[\p{L}\p{M} .'’-]{1,60}$/u.test(name) && !/\p{L}\.\p{L}/u.test(name)
  return isName ? fill(words.greetingByName, { name }) : words.greeting
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Times are those of the firm, wherever the server stands. A format is kept, because making one takes longer than a letter. */
export function dateOf(time: number, locale: Locale, style: Intl.DateTimeFormatOptions): string {
  const name = `${locale} ${JSON.stringify(style)}`
  const format =
    dateFormats.get(name) ??
    new Intl.DateTimeFormat(formats[locale].dates, {
      timeZone: 'Europe/Berlin',
      ...style,
    })
  dateFormats.set(name, format)
  return format.format(time)
}
