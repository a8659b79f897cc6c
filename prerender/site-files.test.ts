import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from '#contract/company.ts'
import { llms, robots, securityContact, sitemap, webManifest } from './site-files.ts'

test('each page is in the sitemap three times and every entry names all languages', () => {
  const xml = sitemap([{ path: '/home' }, { path: '/blog/a', changed: '2026-11-05' }])
  expect(xml.match(/<url>/g)).toHaveLength(6)
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(6)
  expect(xml).toContain(`<loc>${company.origin}/de/blog/a</loc><lastmod>2026-11-05</lastmod>`)
})

test('the overview for language models lists every twin once, by kind and language', () => {
  const page = { title: 'T', description: 'D.' }
  const text = llms(
    [
      { ...page, path: '/home', locale: 'en' },
      { ...page, path: '/home', locale: 'de' },
      { ...page, path: '/blog/a', locale: 'en' },
      { ...page, path: '/terms', locale: 'de' },
    ],
    { en: 'About us.', de: 'Über uns.' },
  )
  expect(text).toMatch(/^# .+\n\n> About us\.\n/)
  const links = [...text.matchAll(/^- \[T\]\((.+)\): D\.$/gm)].map(([, href]) => href)
  expect(links).toEqual(
    ['/en/home.md', '/en/blog/a.md', '/de/home.md', '/de/terms.md'].map((path) => company.origin + path),
  )
})

test('robots may read everything but the API and find the sitemap', () => {
  expect(robots()).toContain('Disallow: /api/\n')
  expect(robots()).toContain(`Sitemap: ${company.origin}/sitemap.xml`)
})

test('the security contact expires a year after the build', () => {
  expect(securityContact(new Date('2026-11-15T10:00:00Z'))).toContain('Expires: 2027-11-15T00:00:00.000Z')
})

test('the manifest is JSON and names the firm', () => {
  expect(JSON.parse(webManifest())).toMatchObject({ name: company.name })
})

test('every icon of the manifest is there in the size it has, one of them for launchers that cut it', () => {
  const { icons }: { icons: { src: string; sizes: string; purpose?: string }[] } = JSON.parse(webManifest())
  for (const { src, sizes } of icons) {
    const file = readFileSync(`public${src}`)
    if (src.endsWith('.png')) expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes)
  }
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
})
