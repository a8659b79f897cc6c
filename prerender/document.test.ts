import { expect, test } from 'vitest'
import { company } from '#contract/company.ts'
import { documentOf, type DocumentParts } from './document.ts'

function page(path: string, more: Partial<DocumentParts> = {}): string {
  return documentOf({
    locale: 'de',
    prefix: 'de',
    path,
    canonical: path,
    hidden: false,
    title: 'Ein Titel',
    description: 'Eine Beschreibung.',
    css: '',
    head: { language: '', boot: '' },
    files: {},
    html: '',
    ...more,
  })
}

test('an article is shared as one, under whichever address', () => {
  const image = '/og/a.png'
  expect(page('/blog', { image })).toContain('<meta property="og:type" content="website">')
  expect(page('/blog/a', { image })).toContain('<meta property="og:type" content="article">')
  expect(page('/blog-details', { image, canonical: '/blog/a' })).toContain('content="article"')
})

test('a page that is kept from search engines has a preview when it has a picture', () => {
  const shared = page('/link-in-bio', { hidden: true, image: '/og/a.png' })
  expect(shared).toContain('<meta name="robots" content="noindex">')
  expect(shared).toContain(`<meta property="og:url" content="${company.origin}/de/link-in-bio">`)
  expect(shared).not.toContain('rel="canonical"')
  expect(page('/account', { hidden: true })).not.toMatch(/og:|twitter:/)
})

test('a place that nobody fills fails the build instead of being read by visitors', () => {
  const message = /^\/faqs \(de\) shows a place that nobody fills: \{\{days\}\}/
  expect(() => page('/faqs', { html: '<p>Höchstens {{days}} Tage</p>' })).toThrow(message)
  expect(() => page('/faqs', { title: 'In {{days}}' })).toThrow(message)
  expect(() => page('/faqs', { html: '<p>Höchstens zwei Tage</p>', css: 'a{b{{c}}}' })).not.toThrow()
})
