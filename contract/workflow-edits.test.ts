import { expect, test } from 'vitest'
import { exampleProcesses } from './example-processes.ts'
import {
  addStep,
  chooseMethod,
  fitName,
  moveStep,
  removeStep,
  renameWorkflow,
  renameStep,
  retime,
  retimeAfter,
  setPerson,
} from './workflow-edits.ts'
import { blankWorkflow } from './workflow-draft.ts'
import { limits, workflowOf, type Workflow } from './workflow.ts'

const [invoice] = exampleProcesses
if (!invoice) throw new Error('There are no examples.')
const example = workflowOf(invoice)

test('a new step gets an id of its own and lands where it was asked for', () => {
  const longer = addStep(example, 2)
  expect(longer.steps).toHaveLength(10)
  expect(longer.steps[2]?.id).toBe(9)
  expect(new Set(longer.steps.map(({ id }) => id)).size).toBe(10)
  expect(addStep(example, 0).steps[0]?.id).toBe(9)
  expect(addStep(example, -1).steps[0]?.id).toBe(9)
  expect(addStep(example, 99).steps.at(-1)?.id).toBe(9)
})

test('a workflow never has more than 200 steps', () => {
  let long = blankWorkflow()
  for (let count = 0; count < 250; count++) long = addStep(long, count)
  expect(long.steps).toHaveLength(limits.steps)
})

const ids = (workflow: Workflow) => workflow.steps.map(({ id }) => id)

test('a step that is removed leaves all others in order', () => {
  expect(ids(removeStep(example, 3))).toEqual([0, 1, 2, 4, 5, 6, 7, 8])
})

test('moving a step keeps all others in order, and moving too far stops at the end', () => {
  expect(ids(moveStep(example, 0, 2))).toEqual([1, 2, 0, 3, 4, 5, 6, 7, 8])
  expect(ids(moveStep(example, 8, -5))).toEqual([8, 0, 1, 2, 3, 4, 5, 6, 7])
  expect(ids(moveStep(example, 3, 99)).at(-1)).toBe(3)
  expect(moveStep(example, 4, 4)).toBe(example)
  expect(moveStep(example, 8, 99)).toBe(example)
})

test('edits of a step that does not exist change nothing', () => {
  expect(removeStep(example, 9)).toBe(example)
  expect(moveStep(example, 9, 0)).toBe(example)
  expect(renameStep(example, -10, 'x')).toBe(example)
})

test('a person can be named for a step and taken away again', () => {
  const named = setPerson(example, 0, 'it')
  expect(named.steps[0]?.who).toBe('it')
  expect(setPerson(named, 0, undefined).steps[0]?.who).toBeUndefined()
})

test('assumed times follow the times of today, times that were set stay', () => {
  const assumed = chooseMethod(blankWorkflow(), 0, 'human')
  expect(retime(assumed, 0, { workMinutes: 25 }).steps[0]?.after.workMinutes).toBe(25)
  expect(retime(assumed, 0, { waitHours: 0.5 }).steps[0]?.after.waitMinutes).toBe(30)
  const set = retimeAfter(assumed, 0, { workMinutes: 7 })
  expect(retime(set, 0, { workMinutes: 25 }).steps[0]?.after.workMinutes).toBe(7)
})

test('setting one time afterwards leaves the other as it is', () => {
  const set = retimeAfter(blankWorkflow(), 0, { waitMinutes: 45, workMinutes: 7 })
  expect(retimeAfter(set, 0, { waitMinutes: 20 }).steps[0]?.after).toMatchObject({
    waitMinutes: 20,
    workMinutes: 7,
  })
  expect(retimeAfter(set, 0, { workMinutes: 3 }).steps[0]?.after).toMatchObject({
    waitMinutes: 45,
    workMinutes: 3,
  })
})

test('times out of range are brought back into it', () => {
  const wild = retime(example, 0, { waitHours: 1e9, workMinutes: -3 })
  expect(wild.steps[0]).toMatchObject({ waitHours: limits.waitHours, workMinutes: 0 })
  expect(retime(example, 0, { waitHours: Number.NaN }).steps[0]?.waitHours).toBe(0)
})

test('a name stays on one line and short enough for its address', () => {
  const name = (text: string) => renameStep(example, 0, text).steps[0]?.name.en ?? ''
  expect(name(' two\nlines\u0000 ')).toBe('two lines ')
  expect(name('x'.repeat(500))).toHaveLength(limits.name)
  expect(name('ü'.repeat(500)).length).toBe(limits.name / 2)
})

test('a joined emoji stays one, and other invisible signs leave no gap', () => {
  const name = (text: string) => renameStep(example, 0, text).steps[0]?.name.en ?? ''
  expect(name('👨‍👩‍👧 family')).toBe('👨‍👩‍👧 family')
  expect(name('A\u200bB\u00adC\ufeff')).toBe('ABC')
  expect(name('\u200d\u200c ')).toBe('')
  expect(name('👨‍👩‍👧'.repeat(2))).toMatch(/\p{Emoji}$/u)
})

test.each([
  'Prüfung der Überweisungsaufträge für größere Einkäufe, Teil 2',
  'E-Mail (Büro München): „Rückfrage“ an Käufer & Verkäufer',
])('no letter is missing from %s, however it is typed', (text) => {
  expect(fitName(text, text.length)).toBe(text)
  expect([...text].reduce((name, sign) => fitName(name + sign, name.length + 1), '')).toBe(text)
  expect(renameWorkflow(example, text).name.de).toBe(text)
})

test('what no longer fits into a name is left out where it was written', () => {
  const full = 'x'.repeat(limits.name)
  expect(fitName(`a${full}`, 1)).toBe(full)
  expect(fitName(`xxabc${full.slice(3)}`, 5)).toBe(`xxa${full.slice(3)}`)
  expect(fitName('Invoice  check', 8)).toBe('Invoice  check')
  expect(fitName('ü'.repeat(60), 60)).toBe('ü'.repeat(limits.name / 2))
})
