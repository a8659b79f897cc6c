import { expect, test } from 'vitest'
import { routes } from '#app/routes.ts'
import { lines } from './sitemap.tsx'

test('the site map names every route exactly once, without variants such as /product-1/all', () => {
  const named = Object.values(lines).flat()
  const pages = Object.keys(routes).filter((path) => path.lastIndexOf('/') === 0)
  expect(named.toSorted()).toEqual(pages.toSorted())
})
