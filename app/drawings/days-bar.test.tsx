import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DaysBar } from './days-bar.tsx'
import { readTicks } from './fixture-text-boxes.ts'

test('solid to the earliest end, open from there to the latest', () => {
  const html = renderToStaticMarkup(<DaysBar of={20} from={5} to={15} />)
  expect(html).toMatch(/certain[^>]* width="25%"/)
  expect(html).toMatch(/possible[^>]* x="25%"[^>]* width="50%"/)
})

test('one tick for each day, a tall one for each week', () => {
  const ticks = readTicks(renderToStaticMarkup(<DaysBar of={14} from={3} to={9} />))
  expect(ticks).toHaveLength(15)
  expect(ticks.filter(({ height }) => height === 26).map(({ at }) => at)).toEqual([0, 7, 14])
})
