import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { offer } from '#contract/offer.ts'
import { CostSteps } from './cost-steps.tsx'
import { collisions, faces, textBoxes } from './fixture-text-boxes.ts'

const words = {
  en: {
    session: 'session',
    demo: 'demo',
    goals: 'goals and return',
    decision: 'your decision',
    price: 'fixed price',
    free: 'free of charge',
  },
  de: {
    session: 'Session',
    demo: 'Demo',
    goals: 'Ziele und Ertrag',
    decision: 'Ihre Entscheidung',
    price: 'Festpreis',
    free: 'kostenlos',
  },
}

function draw(locale: 'en' | 'de'): string {
  return renderToStaticMarkup(<CostSteps words={{ drawing: 'x', ...words[locale] }} />)
}

const paid = /<rect class="[^"]*paid[^"]*" x="([\d.]+)%" y="\d+" width="([\d.]+)%"/

test('the paid days fill the drawing from the decision to its end', () => {
  const [, from, width] = paid.exec(draw('en')) ?? []
  expect(Number(from) + Number(width)).toBeCloseTo(100, 1)
})

test('one day is one day, in the demo as in the implementation', () => {
  const html = draw('en')
  const day = Number(paid.exec(html)?.[2]) / offer.implementationDays
  const leaders = [...html.matchAll(/<line class="[^"]*tick[^"]*" x1="([\d.]+)%?" [^>]*y1="222"/g)].map(
    ([, x]) => Number(x),
  )
  const [goals = 0, demo = 0] = leaders
  expect(demo).toBeCloseTo((offer.sessionHours / 24) * day, 1)
  expect(goals - demo).toBeCloseTo(offer.demoDays * day, 1)
})

test.each([
  [277, 19],
  [709, 20],
  [1138, 37.5],
])('at %i pixels no label touches another, and what is free stays before the step', (width, size) => {
  for (const locale of ['en', 'de'] as const) {
    const html = draw(locale)
    const boxes = textBoxes(html, width, { faces: { big: { size, em: faces.narrow } } })
    expect(boxes).toHaveLength(7)
    expect(collisions(boxes, width)).toEqual([])
    const free = boxes.find(({ text }) => text === words[locale].free)
    expect(free?.right).toBeLessThan((Number(paid.exec(html)?.[1]) / 100) * width)
  }
})
