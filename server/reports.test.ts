import { expect, test } from 'vitest'

import { consentCookie } from '#contract/company.ts'

import { startTestApi, testOrigin } from './fixture-leads.ts'

const report = {
  name: 'TypeError',
  message: 'Cannot read "jane@example.org"',
  frames: [`${testOrigin}/assets/home-Ab12Cd34.js:1:4711`],
  path: '/en/home',
}
const agreed = { cookie: `lang=en; ${consentCookie}=accepted` }

async function started() {
  const api = await startTestApi()
  function post(body: unknown, headers: Record<string, string> = agreed, remoteAddress = '198.51.100.7') {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { origin: testOrigin, ...headers } }
    const request = new Request(`${testOrigin}/api/reports`, init)
    return api.handler(request, { incoming: { socket: { remoteAddress } } })
  }
  function told() {
    return api.log.filter(({ event }) => event === 'browser-error')
  }
  return { api, post, told }
}

test('An error of our scripts is logged, without a word of the visitor.', async () => {
  const { api, post, told } = await started()
  const response = await post(report)
  expect(response.status).toBe(204)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const at = ['/assets/home-Ab12Cd34.js:1:4711']
  expect(told()).toMatchObject([{ error: 'TypeError', message: 'Cannot read …', at, page: '/en/home' }])
  expect(JSON.stringify(api.log)).not.toMatch(/jane|198\.51/)
  await api.close()
})

test('Nobody is reported about who has not agreed, and no other site may report.', async () => {
  const { api, post, told } = await started()
  for (const cookie of ['', `${consentCookie}=declined`, `x${consentCookie}=accepted`])
    expect((await post(report, { cookie })).status).toBe(403)
  expect((await post(report, { ...agreed, origin: 'https://evil.example' })).status).toBe(403)
  expect(told()).toEqual([])
  await api.close()
})

test('What is no report is refused, and nobody can fill the log.', async () => {
  const { api, post, told } = await started()
  for (const body of [
    null,
    [],
    'x',
    { ...report, more: 1 },
    { ...report, frames: 'x' },
    { ...report, frames: [] },
  ])
    expect((await post(body, agreed, '198.51.100.1')).status).toBe(422)
  expect((await post({ ...report, message: 'x'.repeat(5_000) })).status).toBe(413)
  const statuses: number[] = []
  for (let time = 0; time < 12; time++) statuses.push((await post(report)).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(10)
  for (let visitor = 0; visitor < 300; visitor++) await post(report, agreed, `203.0.113.${visitor % 250}`)
  expect(told().length).toBeLessThanOrEqual(200)
  const get = await api.handler(new Request(`${testOrigin}/api/reports`))
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
  await api.close()
})
