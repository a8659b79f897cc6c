import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MinuteAxis, ReadingLine } from './reading-line.tsx'
import { collisions, drawingWidths, textBoxes } from './fixture-text-boxes.ts'

test('the line is as long as the reading takes, with a station where each section begins', () => {
  const html = renderToStaticMarkup(<ReadingLine seconds={150} stops={[30, 75]} scale={5} />)
  expect(html).toMatch(/way[^>]* x1="0" x2="50%"/)
  expect([...html.matchAll(/cx="([\d.]+)%"/g)].map(([, x]) => Number(x))).toEqual([10, 25])
})

test('only a line with a name is read out', () => {
  expect(renderToStaticMarkup(<ReadingLine seconds={60} stops={[]} scale={2} />)).toContain('aria-hidden')
  expect(renderToStaticMarkup(<ReadingLine seconds={60} stops={[]} scale={2} label="1 min" />)).toContain(
    'role="img"',
  )
})

test.each(drawingWidths)('the minutes and their name do not touch at %i pixels', (width) => {
  for (const label of ['Reading time', 'Lesezeit']) {
    for (const scale of [4, 5, 6, 7]) {
      const html = renderToStaticMarkup(<MinuteAxis scale={scale} label={label} />)
      const boxes = textBoxes(html, width, { hidden: width < 700 ? ['early'] : [] })
      expect(collisions(boxes, width), `${label}, ${scale} minutes`).toEqual([])
    }
  }
})

test.each(drawingWidths)('the time at the end of a line stays on the drawing at %i pixels', (width) => {
  for (const seconds of [90, 200, 300]) {
    const html = renderToStaticMarkup(<ReadingLine seconds={seconds} stops={[]} scale={5} />)
    expect(collisions(textBoxes(html, width), width)).toEqual([])
  }
})
