import { expect, test } from 'vitest'
import { hoursAndMinutes } from './duration.ts'

test('a duration names hours and minutes, and leaves out what is zero', () => {
  const spaced = (minutes: number) => hoursAndMinutes(minutes).replaceAll('\u00a0', ' ')
  expect(spaced(6152)).toBe('102 h 32 min')
  expect(spaced(41)).toBe('41 min')
  expect(spaced(120)).toBe('2 h')
  expect(spaced(0)).toBe('0 min')
  expect(spaced(8.76 * 60)).toBe('8 h 46 min')
})
