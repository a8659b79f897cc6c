import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ScaleBar } from './scale-bar.tsx'

test('parts stand where their share of the scale begins, as long as it is', () => {
  const html = renderToStaticMarkup(
    <ScaleBar
      height={22}
      parts={[
        { from: 0, to: 0.25, look: 'ink' },
        { from: 0.25, to: 1, look: 'wait' },
      ]}
    />,
  )
  expect(html).toMatch(/<rect x="0%" width="25%" height="22"/)
  expect(html).toMatch(/<rect x="25%" width="75%" height="22" fill="url\(#/)
})

test('what is too short to see keeps one line, waiting does not', () => {
  const marks = (look: 'signal' | 'wait') =>
    renderToStaticMarkup(<ScaleBar height={22} parts={[{ from: 0.5, to: 0.50001, look }]} />).match(/<line/g)
      ?.length
  expect(marks('signal')).toBe(2)
  expect(marks('wait')).toBe(1)
})

test('a bar without a name is hidden from screen readers, one with a name is a picture', () => {
  expect(renderToStaticMarkup(<ScaleBar height={22} parts={[]} />)).toContain('aria-hidden="true"')
  expect(renderToStaticMarkup(<ScaleBar height={22} parts={[]} label="A year" />)).toContain(
    'role="img" aria-label="A year"',
  )
})
