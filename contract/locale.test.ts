import { expect, test } from 'vitest'
import { localeOf, splitPath } from './locale.ts'

test('a region counts as its language and a third language as none', () => {
  expect(localeOf('de-AT')).toBe('de')
  expect(localeOf('EN-us')).toBe('en')
  expect(localeOf('fr')).toBeUndefined()
  expect(localeOf('deu')).toBeUndefined()
  expect(localeOf('')).toBeUndefined()
  expect(localeOf(null)).toBeUndefined()
})

test('a path is split into its language and what both languages share', () => {
  expect(splitPath('/de/pricing-1/')).toEqual({ prefix: 'de', path: '/pricing-1' })
  expect(splitPath('/en')).toEqual({ prefix: 'en', path: '/' })
  expect(splitPath('/demo')).toEqual({ prefix: undefined, path: '/demo' })
  expect(splitPath('/')).toEqual({ prefix: undefined, path: '/' })
})
