import { expect, test } from 'vitest'

import { buildEnvironment, sourceState } from './start.ts'

test('The sample company is shown on the own machine, and to the public only when the operator says so.', () => {
  const allowed = { ALLOW_SAMPLE_COMPANY: '1' }
  const online = { PUBLIC_ORIGIN: 'https://example.org' }
  expect(buildEnvironment({})).toEqual(allowed)
  expect(buildEnvironment({ PUBLIC_ORIGIN: 'http://localhost:3000' })).toMatchObject(allowed)
  expect(buildEnvironment(online)).toEqual(online)
  expect(buildEnvironment({ ...online, ...allowed })).toEqual({ ...online, ...allowed })
})

test('What was built as a demonstration is built again before it goes online.', () => {
  const online = buildEnvironment({ PUBLIC_ORIGIN: 'https://example.org' })
  expect(sourceState(online)).not.toBe(sourceState(buildEnvironment({})))
})
