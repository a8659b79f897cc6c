import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Ruler } from './ruler.tsx'
import { collisions, drawingWidths, readTicks, textBoxes } from './fixture-text-boxes.ts'

const session = [
  { at: 30, text: '30 min', y: 32 },
  { at: 60, text: '1 h', y: 12 },
  { at: 90, text: '90 min', y: 32 },
  { at: 120, text: '2 h', y: 12 },
]

function draw(): string {
  return renderToStaticMarkup(
    <Ruler
      units={120}
      height={64}
      steps={[
        { every: 60, height: 64, strong: true },
        { every: 30, height: 44 },
        { every: 10, height: 30, fine: true },
      ]}
      labels={session}
    />,
  )
}

test('every unit of a step has one tick, and a coarser step takes its place', () => {
  const [hours, halves, tens] = [...draw().matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => readTicks(d))
  expect(hours).toEqual([0, 60, 120].map((at) => ({ at, height: 64 })))
  expect(halves).toEqual([30, 90].map((at) => ({ at, height: 44 })))
  expect(tens).toHaveLength(8)
})

test('the ticks are drawn in the units of the ruler, so that they are to scale at any width', () => {
  expect(draw()).toContain('viewBox="0 0 120 64"')
  expect(draw()).toContain('preserveAspectRatio="none"')
})

test.each(drawingWidths)(
  'labels stand behind their tick, the last one before it, and none touch at %i pixels',
  (width) => {
    const boxes = textBoxes(draw(), width)
    expect(boxes.map(({ text }) => text)).toEqual(session.map(({ text }) => text))
    expect(boxes[1]?.left).toBeCloseTo(width / 2 + 8)
    expect(boxes[3]?.right).toBeCloseTo(width - 10)
    expect(collisions(boxes, width)).toEqual([])
  },
)

test('a filled ruler is filled over its whole length', () => {
  const html = renderToStaticMarkup(
    <Ruler units={14} height={26} bar={14} steps={[{ every: 1, height: 18 }]} />,
  )
  expect(html).toMatch(/<rect class="[^"]*" y="12" width="100%" height="14"/)
})
