import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleProcesses } from './example-processes.ts'
import { inputsOfProcess } from './roi.ts'
import {
  addStep,
  assumedAfter,
  beginHistory,
  blankWorkflow,
  choiceOf,
  choices,
  chooseMethod,
  clockText,
  decodeWorkflow,
  durationText,
  encodeWorkflow,
  limits,
  methods,
  moveStep,
  people,
  record,
  redo,
  removeStep,
  renameStep,
  renameWorkflow,
  retime,
  retimeAfter,
  setPerson,
  toForecast,
  totalsOf,
  undo,
  workflowOf,
  type Workflow,
  type WorkflowStep,
} from './workflow.ts'

const [invoice] = exampleProcesses
if (!invoice) throw new Error('There are no examples.')
const example = workflowOf(invoice)

/** Any workflow that a visitor can make with the edits. */
const anyStep: fc.Arbitrary<Omit<WorkflowStep, 'id'>> = fc
  .record({
    name: fc.string({ unit: 'grapheme', maxLength: 80 }),
    who: fc.option(fc.constantFrom(...people), { nil: undefined }),
    wait: fc.integer({ min: 0, max: limits.waitHours * 60 }),
    workMinutes: fc.integer({ min: 0, max: limits.workMinutes }),
    choice: fc.constantFrom(...choices),
    set: fc.option(
      fc.record({
        waitMinutes: fc.integer({ min: 0, max: limits.afterWaitMinutes }),
        workMinutes: fc.integer({ min: 0, max: limits.afterWorkMinutes }),
      }),
    ),
  })
  .map(({ name, who, wait, workMinutes, choice, set }) => {
    const today = { waitHours: wait / 60, workMinutes }
    return { name: { en: name, de: name }, who, ...today, after: { ...assumedAfter(choice, today), ...set } }
  })

const anyWorkflow: fc.Arbitrary<Workflow> = fc
  .record({
    name: fc.string({ unit: 'grapheme', maxLength: 80 }),
    steps: fc.array(anyStep, { maxLength: limits.steps, size: '+1' }),
  })
  .map(({ name, steps }) => {
    const made = { name: { en: '', de: '' }, steps: steps.map((step, id) => ({ ...step, id })) }
    const named = steps.reduce<Workflow>((each, step, index) => renameStep(each, index, step.name.en), made)
    return renameWorkflow(named, name)
  })

/** Space at the end of a name is only there while it is typed. */
function trimmed(workflow: Workflow): Workflow {
  const trim = ({ en, de }: Workflow['name']) => ({ en: en.trim(), de: de.trim() })
  return {
    name: trim(workflow.name),
    steps: workflow.steps.map((step) => ({ ...step, name: trim(step.name) })),
  }
}

test('the supplier invoice takes 102 h 32 min today and 41 min afterwards, as worked out by hand', () => {
  const totals = totalsOf(example.steps)
  expect(example.steps).toHaveLength(9)
  // Waiting 2.5 + 3 + 18 + 3 + 24 + 20 + 25 + 4 + 2 = 101.5 h; work 3 + 5 + 12 + 15 + 10 + 4 + 3 + 6 + 4 = 62 min.
  expect(totals.waitToday).toBe(101.5 * 60)
  expect(totals.handsOnToday).toBe(62)
  expect(totals.leadToday).toBe(102 * 60 + 32)
  expect(totals.leadAfter).toBe(41)
  expect(totals.handsOnAfter).toBe(2)
  expect(totals.freed).toBe(102 * 60 + 32 - 41)
  expect([totals.stopsToday, totals.stopsAfter]).toEqual([9, 1])
  expect(durationText(totals.freed)).toBe('4\u00a0d 5\u00a0h 51\u00a0min')
  expect(clockText(totals.leadToday)).toBe('102:32')
  expect(clockText(totals.leadAfter)).toBe('00:41')
})

test('the forecast takes the hands-on minutes and the part of them that is no longer done by hand', () => {
  expect(toForecast(example.steps)).toEqual({ minutesBefore: 62, minutesAfter: 2 })
  // 60 of 62 minutes: 96.8 %.
  expect(inputsOfProcess(toForecast(example.steps))).toMatchObject({
    minutesPerCase: 62,
    automatableShare: 0.968,
  })
  expect(inputsOfProcess(toForecast([]))).toMatchObject({ minutesPerCase: 0, automatableShare: 0 })
  const worse = retimeAfter(chooseMethod(blankWorkflow(), 0, 'human'), 0, { workMinutes: 90 })
  expect(inputsOfProcess(toForecast(worse.steps))).toMatchObject({ minutesPerCase: 10, automatableShare: 0 })
})

test('a duration of nothing is still a duration', () => {
  expect(durationText(0)).toBe('0\u00a0min')
  expect(clockText(0)).toBe('00:00')
})

test('there are six examples, every one shorter afterwards and named in both languages', () => {
  expect(exampleProcesses.map(({ key }) => key)).toEqual([
    'invoice',
    'quote',
    'onboarding',
    'ticket',
    'order',
    'report',
  ])
  const used = new Set(exampleProcesses.flatMap(({ steps }) => steps.map(choiceOf)))
  expect([...methods].filter((method) => !used.has(method))).toEqual([])
  for (const { steps } of exampleProcesses) {
    const totals = totalsOf(steps)
    expect(totals.leadAfter).toBeLessThan(totals.leadToday / 10)
    expect(totals.stopsAfter).toBeGreaterThan(0)
    for (const { name } of steps) {
      expect(name.en).not.toBe(name.de)
      expect(name.en.length * name.de.length).toBeGreaterThan(0)
    }
  }
})

test('a new step gets an id of its own and lands where it was asked for', () => {
  const longer = addStep(example, 2)
  expect(longer.steps).toHaveLength(10)
  expect(longer.steps[2]?.id).toBe(9)
  expect(new Set(longer.steps.map(({ id }) => id)).size).toBe(10)
})

test('a workflow never has more than 200 steps', () => {
  let long = blankWorkflow()
  for (let count = 0; count < 250; count++) long = addStep(long, count)
  expect(long.steps).toHaveLength(limits.steps)
})

test('moving a step keeps all others in order, and moving too far stops at the end', () => {
  const ids = (workflow: Workflow) => workflow.steps.map(({ id }) => id)
  expect(ids(moveStep(example, 0, 2))).toEqual([1, 2, 0, 3, 4, 5, 6, 7, 8])
  expect(ids(moveStep(example, 8, -5))).toEqual([8, 0, 1, 2, 3, 4, 5, 6, 7])
  expect(ids(moveStep(example, 3, 99)).at(-1)).toBe(3)
  expect(moveStep(example, 4, 4)).toBe(example)
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

test('times out of range are brought back into it', () => {
  const wild = retime(example, 0, { waitHours: 1e9, workMinutes: -3 })
  expect(wild.steps[0]).toMatchObject({ waitHours: limits.waitHours, workMinutes: 0 })
  expect(retime(example, 0, { waitHours: Number.NaN }).steps[0]?.waitHours).toBe(0)
})

test('a name stays on one line and short enough for its address', () => {
  const name = (text: string) => renameStep(example, 0, text).steps[0]?.name.en ?? ''
  expect(name(' two\nlines\u0000 ')).toBe('two lines ')
  expect(name('x'.repeat(500))).toHaveLength(limits.name)
  expect(name('ü'.repeat(500)).length).toBe(limits.name / 4)
})

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

test('any series of undos brings back the beginning', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 40 }), (indexes) => {
      let history = beginHistory(example)
      for (const index of indexes) history = record(history, moveStep(history.present, index, 0))
      for (const _ of indexes) history = undo(history)
      return history.present === example
    }),
  )
})

test('the address of an example is short and reads in both languages', () => {
  const code = encodeWorkflow(example)
  expect(code).toBe(
    'w=1~*0~*00.46.3.1l.0.1~*01.50.5.1x~*02.u0.c.2l.0.1~*03.50.f.2r~*04.140.a.3x~*05.xc.4.9x~*06.15o.3.ah.y.2~*07.6o.6.2r~*08.3c.4.2w',
  )
  expect(decodeWorkflow(`#${code}`)).toEqual({ state: 'read', workflow: example, repaired: false })
})

test('every workflow comes back from its address as it was', () => {
  fc.assert(
    fc.property(anyWorkflow, (workflow) => {
      const reading = decodeWorkflow(encodeWorkflow(workflow))
      expect(reading).toEqual({ state: 'read', workflow: trimmed(workflow), repaired: false })
    }),
    { numRuns: 60 },
  )
})

test('an address stays short enough for the demo request and needs no escaping', () => {
  fc.assert(
    fc.property(anyWorkflow, (workflow) => {
      const code = encodeWorkflow(workflow)
      expect(code.length).toBeLessThanOrEqual(16_000)
      expect(code).toMatch(/^[A-Za-z0-9=~*._-]*$/)
    }),
    { numRuns: 60 },
  )
  const wordy = Array.from({ length: limits.steps }).reduce<Workflow>(
    (workflow, _, index) =>
      retimeAfter(
        retime(renameStep(addStep(workflow, index), index, 'x'.repeat(99)), index, {
          waitHours: limits.waitHours,
          workMinutes: limits.workMinutes,
        }),
        index,
        { waitMinutes: limits.afterWaitMinutes, workMinutes: limits.afterWorkMinutes },
      ),
    { name: { en: 'x'.repeat(limits.name), de: '' }, steps: [] },
  )
  expect(encodeWorkflow(wordy).length).toBeLessThanOrEqual(16_000)
})

test('no address makes the reader throw or leave the limits', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'binary' }).map((text) => `#w=1~${text}`),
    fc
      .array(fc.string({ unit: fc.constantFrom(...'~.*_-%09azhx ') }))
      .map((parts) => `w=1~${parts.join('~')}`),
    anyWorkflow.chain((workflow) =>
      fc.nat(encodeWorkflow(workflow).length).map((cut) => encodeWorkflow(workflow).slice(0, cut)),
    ),
  )
  fc.assert(
    fc.property(hostile, (text) => {
      const reading = decodeWorkflow(text)
      if (reading.state !== 'read') return
      expect(reading.workflow.steps.length).toBeLessThanOrEqual(limits.steps)
      for (const step of reading.workflow.steps) {
        expect(step.waitHours).toBeLessThanOrEqual(limits.waitHours)
        expect(step.workMinutes).toBeLessThanOrEqual(limits.workMinutes)
        expect(Number.isFinite(totalsOf([step]).leadAfter)).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})

test('a broken address is told apart from one without a workflow', () => {
  expect(decodeWorkflow('')).toEqual({ state: 'none' })
  expect(decodeWorkflow('#exceptions')).toEqual({ state: 'none' })
  expect(decodeWorkflow('#w=1')).toEqual({ state: 'broken' })
  expect(decodeWorkflow('#w=9~x')).toEqual({ state: 'broken' })
  expect(decodeWorkflow('#w=1~x~nonsense')).toEqual({ state: 'broken' })
  expect(decodeWorkflow('#w=1~%E0%A4%A')).toEqual({ state: 'broken' })
  expect(decodeWorkflow(`#w=1~${'x'.repeat(30_000)}`)).toEqual({ state: 'broken' })
})

test('what can be read of a damaged address is kept, and it is said that something is missing', () => {
  const damaged = `${encodeWorkflow(example)}~rubbish~Big.zzzzzz.1.0r`
  const reading = decodeWorkflow(damaged)
  expect(reading).toMatchObject({ state: 'read', repaired: true })
  expect(reading.state === 'read' && reading.workflow.steps.at(-1)?.waitHours).toBe(limits.waitHours)
  const crowd = `w=1~Crowd${'~x.1.1.0r'.repeat(300)}`
  expect(decodeWorkflow(crowd)).toMatchObject({ state: 'read', repaired: true })
})

test('an address that a mail program escaped is read all the same', () => {
  const code = encodeURIComponent(encodeWorkflow(example)).replace('w%3D', 'w=')
  expect(decodeWorkflow(code)).toMatchObject({ state: 'read', repaired: false })
})
