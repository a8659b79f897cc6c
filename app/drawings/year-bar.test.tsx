import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { YearBar } from './year-bar.tsx'

test('what may fail is to scale in the year and lies within it', () => {
  const html = renderToStaticMarkup(<YearBar share={0.001} label="A year" />)
  const [, from, width] = /mark[^>]* x="([\d.]+)%"[^>]* width="([\d.]+)%"/.exec(html) ?? []
  expect(Number(width)).toBeCloseTo(0.1)
  expect(Number(from) + Number(width)).toBeLessThan(100)
})

test('a mark thinner than a pixel is still seen by its line', () => {
  expect(renderToStaticMarkup(<YearBar share={0} label="A year" />)).toMatch(/<line class="[^"]*hair/)
})
