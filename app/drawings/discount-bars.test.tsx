import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DiscountBars } from './discount-bars.tsx'
import { collisions, drawingWidths, textBoxes } from './fixture-text-boxes.ts'

const words = [
  { full: '12 × $19 = $228', reduced: '$182.40', kept: '$45.60 stays with you' },
  { full: '12 × 19 € = 228 €', reduced: '182,40 €', kept: '45,60 € bleiben bei Ihnen' },
]

function draw(discount: number, each = words[0]): string {
  return renderToStaticMarkup(
    <DiscountBars discount={discount} label="x" {...(each ?? { full: '', reduced: '', kept: '' })} />,
  )
}

test('the shorter bar and the gap together are as long as twelve months', () => {
  expect(draw(0.2)).toMatch(/reduced[^>]* width="80%"/)
  expect(draw(0.2)).toMatch(/gap[^>]* x="80%"[^>]* width="20%"/)
  expect(draw(0.25)).toMatch(/gap[^>]* x="75%"[^>]* width="25%"/)
  expect(draw(0.2).match(/0v34|-34v34/g)).toHaveLength(11)
})

test.each(drawingWidths)('labels do not touch at %i pixels', (width) => {
  for (const each of words) expect(collisions(textBoxes(draw(0.2, each), width), width)).toEqual([])
})
