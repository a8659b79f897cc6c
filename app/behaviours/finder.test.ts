import { expect, test } from 'vitest'
import { filterEntries, readFinder, writeFinder } from './finder.ts'
import { longestQuery } from './search.ts'

const shape = {
  facets: { department: ['finance', 'sales', 'hr'], method: ['rules', 'workflow'] },
  orders: ['relevance', 'days'],
} as const

test('An address without a question asks for everything in the usual order.', () => {
  expect(readFinder('', shape)).toEqual({
    state: { q: '', chosen: { department: [], method: [] }, sort: 'relevance' },
    left: false,
  })
  expect(readFinder('?utm_source=letter&q=&department=&sort=', shape).left).toBe(false)
})

test('What is written is read again, and foreign parts of the address stay.', () => {
  const state = {
    q: 'Größe & Co',
    chosen: { department: ['finance', 'hr'], method: ['rules'] },
    sort: 'days',
  } as const
  const search = writeFinder('?utm_source=letter&q=old&department=sales', state, shape)
  expect(readFinder(search, shape)).toEqual({ state, left: false })
  expect(search).toContain('utm_source=letter')
  expect(search).not.toContain('sales')
})

test('A state that asks nothing leaves no query string.', () => {
  const { state } = readFinder('', shape)
  expect(writeFinder('?q=x&sort=days', { ...state, q: '  ' }, shape)).toBe('')
})

test.each([
  '?department=<script>',
  '?department=finance&department=constructor',
  '?sort=__proto__',
  `?q=${'a'.repeat(longestQuery + 1)}`,
  `?${'department=x&'.repeat(20_000)}`,
])('What is not understood is left out and said so: %.40s', (search) => {
  const { state, left } = readFinder(search, shape)
  expect(left).toBe(true)
  expect(state.q.length).toBeLessThanOrEqual(longestQuery)
  expect(state.chosen.department.every((value) => shape.facets.department.includes(value as 'hr'))).toBe(true)
  expect(state.sort).toBe('relevance')
})

test('Broken escapes do no harm.', () => {
  expect(readFinder('?q=%E0%A4%A&department=%', shape).state.chosen.department).toEqual([])
})

test('Values of one facet widen, facets narrow, and each count says what choosing the value would give.', () => {
  const entries = [
    { id: 1, department: ['finance'], method: ['rules', 'workflow'] },
    { id: 2, department: ['finance'], method: ['workflow'] },
    { id: 3, department: ['sales'], method: ['rules'] },
    { id: 4, department: ['hr'], method: ['workflow'] },
  ]
  const valuesOf = ({ department, method }: (typeof entries)[number]) => ({ department, method })
  const all = filterEntries(entries, valuesOf, { department: [], method: [] })
  expect(all.entries).toEqual(entries)
  expect(Object.fromEntries(all.counts.department)).toEqual({ finance: 2, sales: 1, hr: 1 })

  const some = filterEntries(entries, valuesOf, {
    department: ['finance', 'sales'],
    method: ['rules'],
  })
  expect(some.entries.map(({ id }) => id)).toEqual([1, 3])
  expect(Object.fromEntries(some.counts.department)).toEqual({ finance: 1, sales: 1 })
  expect(Object.fromEntries(some.counts.method)).toEqual({ rules: 2, workflow: 2 })
})
