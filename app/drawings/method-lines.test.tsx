import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { methods } from '#contract/methods.ts'
import { MethodLine } from './method-lines.tsx'

test.each(methods)('the line of %s enters its field at mid-height and stays in it', (method) => {
  const html = renderToStaticMarkup(<MethodLine method={method} />)
  expect(html).toContain('viewBox="0 0 200 150"')
  const [, line = ''] = /class="_line_\w+" d="([^"]*)"/.exec(html) ?? []
  expect(line).toMatch(/^M0 75/)
  const numbers = [...line.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number))
  expect(Math.max(...numbers)).toBeLessThanOrEqual(200)
})

test('every line leaves its field at mid-height, so that the next one can go on; the last one ends in an arrow', () => {
  for (const method of methods.slice(0, -1)) {
    const [, line = ''] =
      /class="_line_\w+" d="([^"]*)"/.exec(renderToStaticMarkup(<MethodLine method={method} />)) ?? []
    expect(line).toMatch(/(75H200|200 75)/)
  }
  expect(renderToStaticMarkup(<MethodLine method="agentic-ai" />)).toContain('196 75M187 67l9 8-9 8')
})
