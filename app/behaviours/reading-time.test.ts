import { expect, test } from 'vitest'
import { minutesAndSeconds } from './reading-time.ts'

test('a reading time names only the units it needs', () => {
  expect(minutesAndSeconds(295)).toBe('4\u00a0min\u00a055\u00a0s')
  expect(minutesAndSeconds(300)).toBe('5\u00a0min')
  expect(minutesAndSeconds(45)).toBe('45\u00a0s')
  expect(minutesAndSeconds(0)).toBe('0\u00a0s')
})
