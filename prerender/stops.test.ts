import { expect, test } from 'vitest'
import { stopsOf } from './stops.ts'

test('a section is reached after the words before it have been read at 230 a minute', () => {
  const words = (count: number) => Array(count).fill('word').join(' ')
  const html = `<main><section id="a" data-stop=""><p>${words(115)}</p></section><section><p>${words(115)}</p></section><section id="b" data-stop=""><p>x</p></section></main>`
  expect(stopsOf(html)).toEqual({ a: '00:00', b: '01:00' })
})

test('drawings are looked at, not read', () => {
  const html = `<main><section id="a" data-stop=""><svg><text>many words in here</text></svg></section><section id="b" data-stop=""></section></main>`
  expect(stopsOf(html)['b']).toBe('00:00')
})

test('what is folded away is not read, what leads into it is', () => {
  const words = Array(230).fill('word').join(' ')
  const fold = `<details class="x"><summary>${words}</summary><p>${words}</p></details>`
  const html = `<main><section id="a" data-stop="">${fold}</section><section id="b" data-stop=""></section></main>`
  expect(stopsOf(html)['b']).toBe('01:00')
})
