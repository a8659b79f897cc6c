import { expect, test } from 'vitest'
import { exampleProcesses } from '#contract/example-processes.ts'
import { renameStep } from '#contract/workflow-edits.ts'
import { workflowOf } from '#contract/workflow.ts'
import { pictureSvg, timetablePicture } from './timetable-picture.ts'
import type { TimetableWords } from './timetable-words.ts'

const words = {
  today: 'Today',
  after: 'With Kurztakt',
  handsOn: 'hands-on: {{time}}',
  auto: 'automatic',
  autoSlow: 'automatic, {{time}}',
  human: 'one person decides, {{time}}',
  drop: 'no stop',
  unnamed: 'Step {{number}}',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
} as TimetableWords

const [invoice] = exampleProcesses
if (!invoice) throw new Error('There are no examples.')
const workflow = workflowOf(invoice)

test('both states are in the picture, to the same scale', () => {
  const picture = timetablePicture(workflow, 'Supplier invoice', words, 'en')
  const texts = picture.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
  expect(texts).toContain('Today: 4\u00a0d 6\u00a0h 32\u00a0min')
  expect(texts).toContain('With Kurztakt: 41\u00a0min')
  expect(texts.filter((text) => text === 'Approval, management')).toHaveLength(2)
  expect(texts.filter((text) => text === '5 d')).toHaveLength(2)
})

test('nothing stands outside the picture', () => {
  for (const process of exampleProcesses) {
    const { width, height, shapes } = timetablePicture(workflowOf(process), 'x', words, 'de')
    for (const shape of shapes) {
      const [x, y] = shape.kind === 'line' ? [shape.x2, shape.y2] : [shape.x, shape.y]
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(width)
      expect(y).toBeLessThanOrEqual(height)
    }
  }
})

test('no words run over the edge, however long the names and however late the end', () => {
  const slow = {
    ...workflow,
    steps: workflow.steps.map((step) => ({
      ...step,
      after: { mode: 'human' as const, waitMinutes: step.waitHours * 60, workMinutes: step.workMinutes },
    })),
  }
  for (const drawing of [workflow, slow]) {
    const named = renameStep(
      drawing,
      0,
      'Prüfung der eingegangenen Lieferantenrechnung durch die Buchhaltung',
    )
    const { width, shapes } = timetablePicture(named, 'Rechnungsfreigabe '.repeat(4), words, 'de')
    for (const shape of shapes) {
      if (shape.kind !== 'text') continue
      const { x, text, size, end } = shape
      // Letters of the fonts are about half as wide as they are high.
      const [from, to] = end ? [x - text.length * size * 0.52, x] : [x, x + text.length * size * 0.52]
      expect(from, text).toBeGreaterThanOrEqual(0)
      expect(to, text).toBeLessThanOrEqual(width)
    }
  }
})

test('two hundred steps still make one picture', () => {
  const [step] = workflow.steps
  const many = {
    ...workflow,
    steps: Array.from({ length: 200 }, (_, id) => ({ ...step, id })) as typeof workflow.steps,
  }
  expect(timetablePicture(many, 'x', words, 'en').height).toBeLessThan(4000)
})

test('a hostile name stays text', () => {
  const svg = pictureSvg(timetablePicture(renameStep(workflow, 0, '<script>"&'), '<b>', words, 'en'))
  expect(svg).toContain('&lt;script&gt;&quot;&amp;')
  expect(svg).not.toContain('<script')
})
