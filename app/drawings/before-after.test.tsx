import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { exampleProcesses } from '#contract/example-processes.ts'
import type { Method } from '#contract/methods.ts'
import { durationText, totalsOf } from '#contract/workflow.ts'
import { BeforeAfter } from './before-after.tsx'
import { drawingWidths, textBoxes } from './fixture-text-boxes.ts'
import { axisOf, percent } from './timetable-scale.ts'

const words = {
  en: {
    waiting: 'waiting',
    work: 'work',
    after: 'afterwards',
    dropped: 'no stop',
    automatic: 'automatic',
    person: 'a person decides, {{work}}',
    freed: '{{time}} shorter per case',
    stepToday: '{{wait}} {{work}}',
    stepAfter: '{{fate}} {{time}}',
    stepDropped: '',
  },
  de: {
    waiting: 'Warten',
    work: 'Arbeit',
    after: 'danach',
    dropped: 'kein Halt',
    automatic: 'automatisch',
    person: 'ein Mensch entscheidet, {{work}}',
    freed: 'je Vorgang {{time}} kürzer',
    stepToday: '{{wait}} {{work}}',
    stepAfter: '{{fate}} {{time}}',
    stepDropped: '',
  },
}
const methods: Record<Method, string> = {
  rules: 'Regeln und Skripting',
  workflow: 'Workflow',
  'machine-learning': 'Machine Learning',
  'deep-learning': 'Deep Learning',
  'language-ai': 'Sprach-KI',
  'agentic-ai': 'Agentische KI',
}

function draw(locale: 'en' | 'de', steps = exampleProcesses[0]?.steps ?? []): string {
  return renderToStaticMarkup(
    <BeforeAfter steps={steps} locale={locale} words={words[locale]} methods={methods} />,
  )
}

test('each step is a row with its name and its fate in words', () => {
  for (const { steps } of exampleProcesses) {
    const html = draw('de', steps)
    expect(html.match(/<li class/g)).toHaveLength(steps.length)
    for (const step of steps) expect(html).toContain(step.name.de)
  }
})

test('what is freed is drawn from the new end to the old one', () => {
  const steps = exampleProcesses[0]?.steps ?? []
  const { leadToday, leadAfter, freed } = totalsOf(steps)
  const axis = axisOf(leadToday)
  const html = draw('en')
  expect(html).toContain(`x1="${percent(leadAfter, axis)}" x2="${percent(leadToday, axis)}" y1="16" y2="16"`)
  expect(html).toContain(`${durationText(freed)} shorter per case`)
})

test.each(drawingWidths)('no fate leaves the drawing at %i pixels', (width) => {
  for (const locale of ['en', 'de'] as const) {
    for (const { steps } of exampleProcesses) {
      for (const { text, left, right } of textBoxes(draw(locale, steps), width)) {
        expect(left, text).toBeGreaterThanOrEqual(0)
        expect(right, text).toBeLessThanOrEqual(width + 0.01)
      }
    }
  }
})
