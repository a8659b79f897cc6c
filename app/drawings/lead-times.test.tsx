import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LeadTimes } from './lead-times.tsx'
import { collisions, drawingWidths, textBoxes } from './fixture-text-boxes.ts'

const rows = [
  { leadToday: 11 * 1440 + 30, leadAfter: 15 * 60 + 24 },
  { leadToday: 6 * 1440, leadAfter: 6 * 60 },
  { leadToday: 5 * 1440 + 61, leadAfter: 2 * 1440 + 121 },
  { leadToday: 90, leadAfter: 3 },
].map((totals, index) => ({ key: String(index), title: `Case ${index}`, facts: '', totals }))

const html = renderToStaticMarkup(
  <LeadTimes rows={rows} locale="en" words={{ today: 'Today', after: 'Afterwards' }} />,
)
/** One drawing for each row, after the axis. */
const drawings = html.match(/<svg width="100%" height="46".*?<\/svg>/g) ?? []

test('all rows share the scale of the longest', () => {
  const widths = drawings.map((each) =>
    [...each.matchAll(/<rect[^>]* width="([\d.]+)%"/g)].map(([, width]) => Number(width)),
  )
  const scale = (widths[0]?.[0] ?? 0) / (11 * 1440 + 30)
  for (const [index, [today, after]] of widths.entries()) {
    expect(today).toBeCloseTo((rows[index]?.totals.leadToday ?? 0) * scale, 1)
    expect(after).toBeCloseTo((rows[index]?.totals.leadAfter ?? 0) * scale, 1)
  }
  expect(widths[0]?.[0]).toBeLessThanOrEqual(100)
})

test.each(drawingWidths)('the two times of a row do not touch at %i pixels', (width) => {
  expect(drawings).toHaveLength(rows.length)
  for (const drawing of drawings) {
    // On narrow screens the time of a long bar is moved below the other one.
    const shown = width < 700 ? drawing.replace(/(below[^>]* y=")30/, '$141') : drawing
    expect(collisions(textBoxes(shown, width), width)).toEqual([])
  }
})

test('the times are also there in words', () => {
  expect(html).toContain('Today: 1 hour 30 minutes. Afterwards: 3 minutes.')
})
