import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StopsLine, stepOf } from './stops-line.tsx'

function draw(before: number, after: number): string {
  return renderToStaticMarkup(<StopsLine before={before} after={after} label="Stops" />)
}

/** How many zero-length dashes fit on each dotted stroke: the dots that are seen. */
function dots(svg: string): number[] {
  return [...svg.matchAll(/stroke-dasharray="0 (\d+)" d="M4 \d+h([\d.]+)"/g)].map(
    ([, step, length]) => Math.floor(Number(length) / Number(step)) + 1,
  )
}

test('Every stop is one dot, today above and afterwards below, with its number at the end.', () => {
  for (const [before, after] of [
    [9, 4],
    [10, 1],
    [2, 2],
    [24, 3],
  ] as const) {
    expect(dots(draw(before, after))).toEqual([before, after])
    expect([...draw(before, after).matchAll(/>(\d+)<\/text>/g)].map(([, text]) => Number(text))).toEqual([
      before,
      after,
    ])
  }
})

test('A single stop needs no line, and no stop at all leaves only its number.', () => {
  expect(draw(1, 1).match(/<path/g)).toHaveLength(2)
  expect(dots(draw(3, 0))).toEqual([3])
  expect(draw(3, 0)).toContain('>0</text>')
})

test('Lines keep one scale and stay inside the drawing with their number.', () => {
  expect(stepOf(9, 4)).toBe(15)
  expect(stepOf(1, 0)).toBe(15)
  for (let stops = 1; stops <= 30; stops++) {
    expect(4 + (stops - 1) * stepOf(stops, 1) + 24).toBeLessThanOrEqual(180)
  }
})

test('The drawing has a name.', () => {
  expect(draw(9, 4)).toContain('role="img" aria-label="Stops"')
})
