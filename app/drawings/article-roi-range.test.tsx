import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageContext, type Language } from '#app/behaviours/language.ts'
import { locales, type Locale } from '#contract/locale.ts'
import { ArticleRoiRange } from './article-roi-range.tsx'
import { collisions, drawingWidths, textBoxes } from './fixture-text-boxes.ts'

const words = {
  en: {
    rows: { optimistic: 'optimistic', expected: 'expected', conservative: 'conservative' },
    months: '{{months}} months',
    axis: 'months after go-live',
    before: 'money still out',
    after: 'in the black',
  },
  de: {
    rows: { optimistic: 'optimistisch', expected: 'erwartet', conservative: 'vorsichtig' },
    months: '{{months}} Monate',
    axis: 'Monate nach Produktivstart',
    before: 'Geld noch gebunden',
    after: 'im Plus',
  },
}

function draw(locale: Locale): string {
  const language = {
    locale,
    prefix: undefined,
    path: '/blog',
    words: { blog: { drawings: { roiRange: { label: 'x', ...words[locale] } } } } as Language['words'],
    switchTo: async () => {},
  }
  return renderToStaticMarkup(
    <LanguageContext value={language}>
      <ArticleRoiRange />
    </LanguageContext>,
  )
}

test('the money is out until the month of payback, and from there to the end it comes back', () => {
  const rows = [
    ...draw('en').matchAll(/width="([\d.]+)%" height="28".*?x="([\d.]+)%" y="20" width="([\d.]+)%"/g),
  ]
  expect(rows).toHaveLength(3)
  for (const [, out, from, back] of rows) {
    expect(from).toBe(out)
    expect(Number(from) + Number(back)).toBeCloseTo(100, 1)
  }
  expect(rows.map(([, out]) => (Number(out) / 100) * 36)).toEqual([
    expect.closeTo(4.8, 1),
    expect.closeTo(9.2, 1),
    expect.closeTo(31.5, 1),
  ])
})

test.each(drawingWidths)('labels do not touch at %i pixels', (width) => {
  for (const locale of locales) expect(collisions(textBoxes(draw(locale), width), width)).toEqual([])
})
