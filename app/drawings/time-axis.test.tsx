import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { collisions, drawingWidths, textBoxes } from './fixture-text-boxes.ts'
import { TimeAxis } from './time-axis.tsx'
import { axisOf } from './timetable-scale.ts'

const day = 1440
const lengths = [30, 90, 5 * 60, day, 3 * day, 5 * day, 9 * day, 12 * day, 30 * day]

test.each(drawingWidths)('labels do not touch at %i pixels, from half an hour to a month', (width) => {
  for (const minutes of lengths) {
    const html = renderToStaticMarkup(<TimeAxis axis={axisOf(minutes)} />)
    const boxes = textBoxes(html, width, { hidden: width < 700 ? ['fine'] : [] })
    expect(collisions(boxes, width), `${minutes} minutes`).toEqual([])
  }
})

test('ticks are as far apart as their minutes, and longer where a label stands', () => {
  const axis = axisOf(5 * day)
  const html = renderToStaticMarkup(<TimeAxis axis={axis} />)
  const count = axis.minutes / axis.rhythm[2]
  expect(html).toContain(`viewBox="0 0 ${count} 30"`)
  const heights = [...html.matchAll(/v-([\d.]+)/g)].map(([, height]) => Number(height))
  expect(heights).toHaveLength(count + 1)
  expect(heights.filter((height) => height === Math.max(...heights))).toHaveLength(axis.labels.length)
  // Every tick is one unit after the last.
  expect(html.match(/m1 [\d.]+v-/g)).toHaveLength(count)
})
