import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { collisions, drawingWidths, textBoxes } from './text-boxes.ts'
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
  const ticks = [...html.matchAll(/<line x1="([\d.]+)%" x2="[\d.]+%" y1="(\d+)"/g)]
  expect(ticks).toHaveLength(axis.minutes / axis.rhythm[2] + 1)
  expect(ticks.filter(([, , y]) => y === '17')).toHaveLength(axis.labels.length)
  expect(Number(ticks.at(-1)?.[1])).toBe(100)
})
