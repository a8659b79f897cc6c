import { expect, test } from 'vitest'

import { readFields } from './form-fields.ts'

function read(form: string): Record<string, unknown> {
  return readFields(new TextEncoder().encode(form), 'form')
}

test('A form is read by its names; one that comes twice is a list.', () => {
  expect(read('name=Jane+Doe&text=a%0D%0Ab&again=1&again=&again=3&empty')).toEqual({
    name: 'Jane Doe',
    text: 'a\nb',
    again: ['1', '', '3'],
    empty: '',
  })
  expect(Object.entries(read('__proto__=x'))).toEqual([['__proto__', 'x']])
})

test('A form of very many names is read in a moment: looking each one up again would take seconds.', () => {
  const form = Array.from({ length: 20_000 }, (_, index) => index.toString(36)).join('&')
  const start = performance.now()
  expect(Object.keys(read(form))).toHaveLength(20_000)
  expect(performance.now() - start).toBeLessThan(1_000)
})

test('Letters in another encoding are refused, behind percent signs as well.', () => {
  expect(() => readFields(Uint8Array.from([0x61, 0x3d, 0xfc]), 'form')).toThrow()
  expect(() => read('a=Gr%FC%DFe')).toThrow()
  expect(read('a=Gr%C3%BC%C3%9Fe+100%+%zz+%')).toEqual({ a: 'Grüße 100% %zz %' })
})
