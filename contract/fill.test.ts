import { expect, test } from 'vitest'
import { fill } from './fill.ts'

test('Places are filled, unknown ones stay visible, and values are not filled again.', () => {
  expect(fill('{{a}} and {{b}}', { a: '{{b}}' })).toBe('{{b}} and {{b}}')
  expect(fill('{{count}} $&', { count: 2 })).toBe('2 $&')
})
