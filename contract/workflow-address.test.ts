import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { exampleProcesses } from './example-processes.ts'
import { demoSchema } from './lead.ts'
import { cleanName, decodeWorkflow, encodeWorkflow } from './workflow-address.ts'
import { addStep, renameStep, renameWorkflow, retime, retimeAfter } from './workflow-edits.ts'
import {
  assumedAfter,
  choices,
  limits,
  people,
  totalsOf,
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
      expect(v.safeParse(demoSchema.entries.workflow, code).success).toBe(true)
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
  expect(v.safeParse(demoSchema.entries.workflow, encodeWorkflow(wordy)).success).toBe(true)
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
    { numRuns: 150 },
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

// 60,000 is 1aao in base 36, and 2,400 is 1uo.
test.each([
  ['every time at its limit', 'x.1aao.1uo.0h.1aao.1uo', false],
  ['waiting today', 'x.1aap.1uo.0h.1aao.1uo', true],
  ['work today', 'x.1aao.1up.0h.1aao.1uo', true],
  ['waiting afterwards', 'x.1aao.1uo.0h.1aap.1uo', true],
  ['work afterwards', 'x.1aao.1uo.0h.1aao.1up', true],
])('a time beyond its limit is brought back to it, and it is said so: %s', (_name, step, repaired) => {
  const reading = decodeWorkflow(`w=1~x~${step}`)
  expect(reading).toMatchObject({ state: 'read', repaired })
  expect(reading.state === 'read' && reading.workflow.steps).toMatchObject([
    { waitHours: 1000, workMinutes: 2400, after: { waitMinutes: 60_000, workMinutes: 2400 } },
  ])
})

test.each([
  ['no choice', 'x.1.1'],
  ['a choice that is none', 'x.1.1.0z'],
  ['a choice and more', 'x.1.1.0rr'],
  ['no number', 'x.1..0r'],
  ['a number with other signs', 'x.1,5.1.0r'],
  ['a number far too long', 'x.1.1234567.0r'],
  ['a number afterwards that is none', 'x.1.1.0r.-1.1'],
])('a step with %s is left out', (_name, step) => {
  const reading = decodeWorkflow(`w=1~x~${step}~Readable.1.1.0r`)
  expect(reading).toMatchObject({ state: 'read', repaired: true })
  expect(reading.state === 'read' && reading.workflow.steps.map(({ name }) => name.en)).toEqual(['Readable'])
})

test('a workflow without steps is one all the same', () => {
  const workflow = { name: { en: 'Idea', de: 'Idea' }, steps: [] }
  expect(decodeWorkflow('#w=1~Idea')).toEqual({ state: 'read', workflow, repaired: false })
})

test.each([
  ['Check 2 orders', 'Check-2-orders'],
  // The numbers of ü, & and 🚚 in base 36.
  ['Prüfen & 🚚', 'Pr_Cfen-_M-_2ra2_'],
  ['x'.repeat(56), 'x'.repeat(56)],
  // In English an example is called so, but whoever wrote it should not read it in German.
  [invoice.name.en, invoice.name.en.replaceAll(' ', '-')],
])('the name %j is written %j and comes back', (name, code) => {
  const workflow = { name: { en: name, de: name }, steps: [] }
  expect(encodeWorkflow(workflow)).toBe(`w=1~${code}`)
  expect(decodeWorkflow(`w=1~${code}`)).toEqual({ state: 'read', workflow, repaired: false })
})

test('what nobody sees goes from a name, except what joins the sign after it', () => {
  // Turns the rest of a line around, so that a shared link could show another name than it has.
  expect(cleanName('Invoice \u202egpj.exe')).toBe('Invoice gpj.exe')
  expect(cleanName('Goods\u200b\u00ad in\ufeff')).toBe('Goods in')
  expect(cleanName(' Goods\n\tin')).toBe('Goods in')
  expect(cleanName('👩\u200d🚒')).toBe('👩\u200d🚒')
  expect(cleanName('Goods\u200d')).toBe('Goods')
  // Some keyboards write the dots as a sign of their own, which would cost eight characters of the address.
  expect(cleanName('Pru\u0308fen')).toBe('Pr\u00fcfen')
})

test('an umlaut of an earlier link is still one', () => {
  const name = { en: 'Prüfen, E-Mail', de: 'Prüfen, E-Mail' }
  expect(decodeWorkflow('w=1~Pr_70_fen_18_-E_19_Mail')).toMatchObject({ state: 'read', workflow: { name } })
  expect(encodeWorkflow({ name, steps: [] })).toBe('w=1~Pr_Cfen_I-E_HMail')
})

test('a sign that does not exist is left out of a name', () => {
  const name = { en: 'Goods in', de: 'Goods in' }
  expect(decodeWorkflow('w=1~Goods_zzzz_-in')).toMatchObject({ state: 'read', workflow: { name } })
})

test('an address that a mail program escaped is read all the same', () => {
  const code = encodeURIComponent(encodeWorkflow(example))
  for (const escaped of [code, `#${code.replace('%3D', '%3d')}`, code.replace('w%3D', 'w=')]) {
    expect(decodeWorkflow(escaped)).toMatchObject({ state: 'read', workflow: example, repaired: false })
  }
})

test('a name of very many accents is read in a moment', () => {
  const accents = '\u0301'.repeat(11_000) + '\u0316'.repeat(11_000)
  const start = performance.now()
  expect(decodeWorkflow(`w=1~a${accents}`).state).toBe('read')
  expect(performance.now() - start).toBeLessThan(300)
})
