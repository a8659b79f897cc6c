import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readTicks } from './fixture-text-boxes.ts'
import { TickBar } from './tick-bar.tsx'

test('there is one tick for each thing', () => {
  for (const count of [1, 20, 200]) {
    const ticks = readTicks(renderToStaticMarkup(<TickBar count={count} />))
    expect(ticks).toEqual(Array.from({ length: count }, (_, at) => ({ at, height: 44 })))
  }
})

test('bars with the same whole share one scale', () => {
  const [few, many] = [47, 200].map((count) => renderToStaticMarkup(<TickBar count={count} of={200} />))
  expect(few).toContain('viewBox="0 0 199 44"')
  expect(many).toContain('viewBox="0 0 199 44"')
})

test('every tenth tick is taller, when that helps to count', () => {
  const heights = readTicks(renderToStaticMarkup(<TickBar count={21} tall={10} />)).map(
    ({ height }) => height,
  )
  expect(heights.filter((height) => height === 44)).toHaveLength(3)
  expect(heights.filter((height) => height === 28)).toHaveLength(18)
})

test('nothing at all can be drawn', () => {
  expect(renderToStaticMarkup(<TickBar count={0} />)).toContain('viewBox="0 0 1 44"')
})
