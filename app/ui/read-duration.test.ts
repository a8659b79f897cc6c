import { expect, test } from 'vitest'
import { readDuration } from './read-duration.ts'

test.each([
  ['2 Tage', 48],
  ['1 Tag', 24],
  ['nach 2 Tagen', undefined],
  ['2 days', 48],
  ['0.5 d', 12],
  ['1,5 Tage', 36],
  ['3 Wochen', 504],
  ['1 Woche', 168],
  ['1 week', 168],
  ['2 wks', 336],
  ['90 Minuten', 1.5],
  ['90 min.', 1.5],
  ['30m', 0.5],
  ['2 Stunden', 2],
  ['2 Std.', 2],
  ['2 hrs', 2],
  ['1.000 h', 1000],
  // As the drawing writes it.
  ['4 d 5 h 51 min', 101.85],
  ['1 Tag, 4 Stunden und 30 Minuten', 28.5],
  ['1h30m', 1.5],
  ['48', 48],
  ['48,5', 48.5],
  ['', undefined],
  [' ', undefined],
  ['Tage', undefined],
  ['2 Monate', undefined],
  ['2 Arbeitstage', undefined],
  ['2 h 30', undefined],
  ['1,2,3.4 h', undefined],
  ['−2 h', -2],
])('waiting for "%s" is %s hours', (text, hours) => {
  expect(readDuration(text, 'h', 'calendar')).toBe(hours)
})

test.each([
  ['2 h', 120],
  ['1 Tag', 480],
  ['1 week', 2400],
  ['20 Minuten', 20],
  ['20', 20],
])('working for "%s" is %d minutes', (text, minutes) => {
  expect(readDuration(text, 'min', 'working')).toBe(minutes)
})
