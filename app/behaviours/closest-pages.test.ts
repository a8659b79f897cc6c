import { expect, test } from 'vitest'
import { closestPages } from './closest-pages.ts'

const pages = [
  { path: '/pricing-1', label: 'Basic and custom' },
  { path: '/careers', label: 'Karriere' },
  { path: '/product-1', label: 'Automatisierungs\u00adkatalog' },
  { path: '/blog', label: 'Alle Artikel' },
  { path: '/use-cases', label: 'All use cases' },
]

test.each([
  ['/pricng', '/pricing-1'],
  ['/karriere', '/careers'],
  ['/katalog', '/product-1'],
  ['/artikel', '/blog'],
  ['/usecases', '/use-cases'],
])('%s probably meant %s', (asked, path) => {
  expect(closestPages(asked, pages, 3)[0]?.path).toBe(path)
})

test('the closest comes first, and of pages that hold all of it the one with the least besides', () => {
  const found = (asked: string, paths: string[]) =>
    closestPages(
      asked,
      paths.map((path) => ({ path, label: '' })),
      3,
    ).map(({ path }) => path)
  expect(found('/pricing', ['/price-list', '/pricing-1'])).toEqual(['/pricing-1', '/price-list'])
  expect(found('/roi', ['/blog/roi-of-an-invoice', '/roi'])).toEqual(['/roi', '/blog/roi-of-an-invoice'])
})

test('an address that resembles nothing gets no suggestion', () => {
  expect(closestPages('/wp-xyz', pages, 3)).toEqual([])
  // It has "log" in common with the blog, which is too little.
  expect(closestPages('/wp-login.php', pages, 3)).toEqual([])
  expect(closestPages('/', pages, 3)).toEqual([])
})
