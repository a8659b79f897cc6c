/** What the letters of all kinds have in common. */
import { fill } from '#contract/fill.ts'
import { dateFormat } from '#contract/kept-formats.ts'
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

export function dateOf(time: number, locale: Locale, style: Intl.DateTimeFormatOptions): string {
  return dateFormat(formats[locale].dates, style).format(time)
}

/** With its hour, and whose hour that is: who reads it may live by other clocks. */
export function momentOf(time: number, locale: Locale, month: 'short' | 'long'): string {
  return dateOf(time, locale, {
    day: 'numeric',
    month,
    ...(month === 'long' && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
}
