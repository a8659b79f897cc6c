import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Ways } from './ways.tsx'

test('a way that data does not go is drawn as none', () => {
  const faint = (reads: boolean, writes: boolean) =>
    [
      ...renderToStaticMarkup(<Ways reads={reads} writes={writes} />).matchAll(
        /<path( class="[^"]*none[^"]*")? d/g,
      ),
    ].map(([, none]) => none !== undefined)
  expect(faint(true, true)).toEqual([false, false])
  expect(faint(true, false)).toEqual([false, true])
  expect(faint(false, true)).toEqual([true, false])
})
