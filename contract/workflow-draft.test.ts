import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleProcesses } from './example-processes.ts'
import { beginHistory, record, redo, undo } from './workflow-draft.ts'
import { moveStep, removeStep, renameStep } from './workflow-edits.ts'
import { workflowOf } from './workflow.ts'

const [invoice] = exampleProcesses
if (!invoice) throw new Error('There are no examples.')
const example = workflowOf(invoice)

test('edits of the same thing are undone together, others one by one', () => {
  let history = beginHistory(example)
  for (const letters of ['N', 'Ne', 'New'])
    history = record(history, renameStep(history.present, 0, letters), 'name-0')
  history = record(history, removeStep(history.present, 8))
  history = undo(history)
  expect(history.present.steps).toHaveLength(9)
  expect(history.present.steps[0]?.name.en).toBe('New')
  history = undo(history)
  expect(history.present).toBe(example)
  expect(undo(history).present).toBe(example)
  history = redo(redo(redo(history)))
  expect(history.present.steps).toHaveLength(8)
  expect(record(history, history.present)).toBe(history)
})

test('an edit after an undo forgets what was undone', () => {
  let history = record(beginHistory(example), removeStep(example, 0))
  history = record(undo(history), removeStep(example, 1))
  expect(history.future).toEqual([])
  expect(redo(history)).toEqual(expect.objectContaining({ present: history.present }))
})

test('no more than a hundred edits are remembered, the latest ones', () => {
  let history = beginHistory(example)
  for (let edits = 0; edits < 105; edits++)
    history = record(history, renameStep(history.present, 0, `Step ${edits}`))
  expect(history.past).toHaveLength(100)
  for (const _ of history.past) history = undo(history)
  expect(history.present.steps[0]?.name.en).toBe('Step 4')
})

test('any series of undos brings back the beginning', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 40 }), (indexes) => {
      let history = beginHistory(example)
      for (const index of indexes) history = record(history, moveStep(history.present, index, 0))
      for (const _ of indexes) history = undo(history)
      expect(history.present).toBe(example)
    }),
  )
})
