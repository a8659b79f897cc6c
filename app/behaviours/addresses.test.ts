/**
 * Whatever an address says, no reader of addresses throws, takes long, or lets something in that we did not write.
 * 5,000 inputs each here; the drill sets FUZZ_RUNS to 100,000.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isReturnPath } from '#contract/account.ts'
import { localeOf, splitPath } from '#contract/locale.ts'
import { decodeForecast, encodeForecast, exampleState, inputNames, tidyInput } from '#contract/roi.ts'
import { decodeWorkflow, encodeWorkflow } from '#contract/workflow-address.ts'
import { exampleProcesses } from '#contract/example-processes.ts'
import { limits, workflowOf } from '#contract/workflow.ts'

import { readFinder, writeFinder } from './finder.ts'
import { decodeHash } from './navigation.ts'
import { longestQuery } from './search.ts'

const runs = Number(process.env['FUZZ_RUNS'] ?? 5_000)
const patience = { timeout: runs * 5 + 20_000 }

const sign = fc.constantFrom(
  ...'~._-*%#?&=/\\+09azAZ',
  ' ',
  '\0',
  '%',
  '%E0%A4%A',
  'w=1',
  'f1',
  'ä',
  '\ud800',
)
/** Noise, signs that mean something to some reader, and links of ours with a few letters exchanged. */
function hostile(links: string[]): fc.Arbitrary<string> {
  const damaged = fc.tuple(fc.constantFrom(...links), fc.array(fc.tuple(fc.nat(), sign), { maxLength: 6 }))
  return fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(sign, { maxLength: 400 }).map((signs) => signs.join('')),
    damaged.map(([link, changes]) =>
      changes.reduce((text, [at, each]) => {
        const place = at % (text.length + 1)
        return text.slice(0, place) + each + text.slice(place + (at % 3))
      }, link),
    ),
    fc.tuple(sign, fc.nat(30_000)).map(([each, times]) => each.repeat(times)),
  )
}

function check(links: string[], property: (text: string) => void): void {
  fc.assert(fc.property(hostile(links), property), { numRuns: runs })
}

test('The forecast reader keeps every value within its limits.', patience, () => {
  const link = encodeForecast({ ...exampleState, currency: 'EUR' })
  check([link, `#${link}`], (text) => {
    const decoded = decodeForecast(text)
    if (decoded.kind !== 'state') return
    const { inputs } = decoded.state
    for (const name of inputNames) expect(inputs[name]).toBe(tidyInput(name, inputs[name]))
    expect(decodeForecast(encodeForecast(decoded.state))).toMatchObject({ state: decoded.state, clamped: [] })
  })
})

test('The workflow reader keeps every step within its limits.', patience, () => {
  const links = exampleProcesses.slice(0, 3).map((process) => encodeWorkflow(workflowOf(process)))
  check([...links, ...links.map((link) => `#${link}`)], (text) => {
    const reading = decodeWorkflow(text)
    if (reading.state !== 'read') return
    const { name, steps } = reading.workflow
    expect(steps.length).toBeLessThanOrEqual(limits.steps)
    for (const each of [name, ...steps.map((step) => step.name)])
      expect(each.en).not.toMatch(/[\p{Cc}\p{Cs}]/u)
    for (const { waitHours, workMinutes } of steps) {
      expect(waitHours).toBeLessThanOrEqual(limits.waitHours)
      expect(workMinutes).toBeLessThanOrEqual(limits.workMinutes)
    }
  })
})

test(
  'The question to a list is cut, known values are all that is chosen, and what is written is read again.',
  patience,
  () => {
    const shape = {
      facets: { department: ['it', 'sales'], method: ['rules'] },
      orders: ['best', 'new'],
    } as const
    check(['?q=invoice&department=it&department=sales&sort=new', '?method=rules'], (text) => {
      const { state } = readFinder(text, shape)
      expect(state.q.length).toBeLessThanOrEqual(longestQuery)
      expect(shape.orders).toContain(state.sort)
      for (const [facet, values] of Object.entries(state.chosen)) {
        expect(facet === 'method' ? shape.facets.method : shape.facets.department).toEqual(
          expect.arrayContaining([...values]),
        )
      }
      const again = readFinder(writeFinder(text, state, shape), shape).state
      expect(again).toEqual({ ...state, q: state.q.trim() })
    })
  },
)

test('Paths, languages, places and ways back are read as ours or not at all.', patience, () => {
  check(['/de/pricing-1/', '/account', 'de-AT', '#answers', '//evil.example'], (text) => {
    const { prefix, path } = splitPath(text)
    expect([undefined, 'en', 'de']).toContain(prefix)
    expect(path === '/' || !path.endsWith('/')).toBe(true)
    expect([undefined, 'en', 'de']).toContain(localeOf(text))
    expect(typeof decodeHash(text)).toBe('string')
    if (isReturnPath(text)) expect(new URL(text, 'https://site.test').origin).toBe('https://site.test')
  })
})
