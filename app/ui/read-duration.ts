import { readNumber } from './number-field.tsx'

/** What counts as a day: waiting goes on through the night, nobody works for 24 hours. */
export type Day = 'calendar' | 'working'

/** As both languages write them, and their minutes. */
const units: [words: RegExp, minutes: Record<Day, number>][] = [
  [/^(m|mins?|minutes?|minuten)$/, { calendar: 1, working: 1 }],
  [/^(h|hrs?|hours?|std|stunden?)$/, { calendar: 60, working: 60 }],
  [/^(d|days?|tg|tag(en?)?)$/, { calendar: 1440, working: 480 }],
  [/^(w|wks?|weeks?|wo|wochen?)$/, { calendar: 10_080, working: 2400 }],
]

/** `2 Tage` or `1 h 30 min` in the unit of its field; a bare number is in that unit already. */
export function readDuration(text: string, unit: string, day: Day): number | undefined {
  const parts = [...text.toLowerCase().matchAll(/\s*([\d.,]*\d)\s*(\p{L}+)\.?,?\s*(?:(?:und|and)\s+)?/guy)]
  if (parts.reduce((length, [part]) => length + part.length, 0) < text.length) return readNumber(text, unit)
  const minutesIn = (word: string) => units.find(([words]) => words.test(word))?.[1][day] ?? NaN
  const minutes = parts.reduce(
    (sum, [, count = '', word = '']) => sum + (readNumber(count) ?? NaN) * minutesIn(word),
    0,
  )
  return minutes >= 0 && text ? minutes / minutesIn(unit) : undefined
}
