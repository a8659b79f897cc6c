import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageContext, type Language } from '#app/behaviours/language.ts'
import { exampleProcesses } from '#contract/example-processes.ts'
import { locales, type Locale } from '#contract/locale.ts'
import { totalsOf } from '#contract/workflow.ts'
import { ArticleLeadTime } from './article-lead-time.tsx'
import { collisions, drawingWidths, textBoxes } from './fixture-text-boxes.ts'

const steps = exampleProcesses[0]?.steps ?? []
const words = {
  en: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    total: '102 h 32 min, arrival to payment',
    together: '62 min of work, pushed together',
    waiting: 'waiting',
    work: 'work',
    closed: 'office closed',
  },
  de: {
    days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
    total: '102 h 32 min von Eingang bis Zahlung',
    together: '62 min Arbeit, zusammengeschoben',
    waiting: 'Warten',
    work: 'Arbeit',
    closed: 'Büro geschlossen',
  },
}

function draw(locale: Locale): string {
  const language = {
    locale,
    prefix: undefined,
    path: '/blog',
    words: { blog: { drawings: { leadTime: { label: 'x', ...words[locale] } } } } as Language['words'],
    switchTo: async () => {},
  }
  return renderToStaticMarkup(
    <LanguageContext value={language}>
      <ArticleLeadTime />
    </LanguageContext>,
  )
}

test('the bar is as long as the case takes, and every step of the example is marked in it', () => {
  const html = draw('en')
  const { leadToday, handsOnToday } = totalsOf(steps)
  const per = (minutes: number) => (minutes / 60 / 104) * 100
  const [, lead] = /outline"? x="0" width="([\d.]+)%" y="38"/.exec(html.replaceAll(/_(\w+)_\w+/g, '$1')) ?? []
  expect(Number(lead)).toBeCloseTo(per(leadToday), 1)
  const [, work] = /width="([\d.]+)%" y="140"/.exec(html) ?? []
  expect(Number(work)).toBeCloseTo(per(handsOnToday), 1)
  expect(html.match(/y="32" height="64"/g)).toHaveLength(steps.length)
})

test.each(drawingWidths)('labels do not touch at %i pixels', (width) => {
  for (const locale of locales) expect(collisions(textBoxes(draw(locale), width), width)).toEqual([])
})
