import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DayScale, TaskBar } from './project-days.tsx'
import { collisions, textBoxes } from './fixture-text-boxes.ts'

// The plan leaves its names 36 per cent of the width from 768 pixels on.
test.each([
  [277, ['fine']],
  [454, []],
  [505, []],
  [728, []],
])('the names of the days do not touch at %i pixels', (width, hidden) => {
  const boxes = textBoxes(renderToStaticMarkup(<DayScale days={14} />), width, { hidden })
  expect(boxes.at(0)?.text).toBe('0')
  expect(boxes.at(-1)?.text).toBe('14 d')
  expect(collisions(boxes, width)).toEqual([])
})

test('a task begins and ends on its days', () => {
  const html = renderToStaticMarkup(<TaskBar days={14} from={7} to={10.5} together />)
  expect(html).toContain('x="50%"')
  expect(html).toContain('width="25%"')
})

test('every day has its line, every week a strong one', () => {
  const html = renderToStaticMarkup(<TaskBar days={14} from={0} to={1} together={false} />)
  const [days = '', weeks = ''] = [...html.matchAll(/ d="(M\d+ 0v1[^"]*)"/g)].map(([, d]) => d)
  expect(days.split('M').slice(1)).toHaveLength(15)
  expect(weeks).toBe('M0 0v1M7 0v1M14 0v1')
})
