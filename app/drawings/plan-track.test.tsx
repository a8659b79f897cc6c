import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlanTrack } from './plan-track.tsx'
import { collisions, drawingWidths, textBoxes } from './fixture-text-boxes.ts'

function draw(cases: number | undefined, text: string, here = 600): string {
  return renderToStaticMarkup(<PlanTrack of={12_000} cases={cases} text={text} here={here} fits={false} />)
}

test('a track is as long as the cases it carries and ends at a buffer', () => {
  expect(draw(3000, '3,000')).toMatch(/width="25%"/)
  expect(draw(3000, '3,000')).toMatch(/buffer[^>]* x1="25%" x2="25%"/)
})

test('a plan without a limit leaves the scale, with a break instead of a buffer', () => {
  expect(draw(undefined, 'any')).toMatch(/width="100%"/)
  expect(draw(undefined, 'any')).not.toContain('buffer')
})

test('the visitor stands where the cases say', () => {
  expect(draw(3000, '3,000', 6000)).toMatch(/here[^>]* x1="50%"/)
})

test.each(drawingWidths)('the number stays on the drawing at %i pixels', (width) => {
  for (const [cases, text] of [
    [100, '100'],
    [1000, '1.000'],
    [10_000, '10.000'],
    [undefined, 'beliebig'],
  ] as const) {
    expect(collisions(textBoxes(draw(cases, text), width), width)).toEqual([])
  }
})
