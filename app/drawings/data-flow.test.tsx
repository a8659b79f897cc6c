import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataFlow } from './data-flow.tsx'
import { collisions, drawingWidths, faces, textBoxes } from './fixture-text-boxes.ts'

const words = [
  { parties: ['SAP S/4HANA', 'Automation', 'Person'], orderOnly: 'order of steps, not to scale' },
  { parties: ['SAP S/4HANA', 'Automatisierung', 'Mensch'], orderOnly: 'Reihenfolge, nicht maßstäblich' },
] as const

function draw(index: 0 | 1): string {
  const { parties, orderOnly } = words[index]
  return renderToStaticMarkup(<DataFlow parties={parties} label="x" orderOnly={orderOnly} />)
}

test('seven stations stand in order, as far apart as each other', () => {
  const places = [...draw(0).matchAll(/<circle[^>]* cx="([\d.]+)%"/g)].map(([, x]) => Number(x))
  expect(places).toHaveLength(7)
  for (const [index, x] of places.entries()) expect(x).toBeCloseTo(((index + 0.5) / 7) * 100, 1)
})

test('two stations do not touch on the narrowest screen', () => {
  expect(277 / 7).toBeGreaterThan(2 * 13 + 5)
})

test.each(drawingWidths)('labels do not touch at %i pixels', (width) => {
  for (const index of [0, 1] as const) {
    const boxes = textBoxes(draw(index), width, { faces: { party: { size: 15, em: faces.sans } } })
    expect(collisions(boxes, width)).toEqual([])
  }
})
