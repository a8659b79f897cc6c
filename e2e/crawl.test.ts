/** Walks through the built site without a browser: links, languages, what search engines and other machines are told. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from '@playwright/test'
import { company } from '#contract/company.ts'
import { formats, locales, type Locale, splitPath } from '#contract/locale.ts'
import { plainFile } from '#contract/plain-file.ts'
import { newest } from '#prerender/feeds.ts'
import { elementsIn, findAll, findElement, type HtmlElement, parseHtml, textOf } from '#prerender/html.ts'
import { problemsOf } from '#prerender/schema-org.ts'

// All in one process: each reads every document first.
test.describe.configure({ mode: 'default' })

const site = 'dist/site'
const { pages }: { pages: Record<string, unknown> } = JSON.parse(readFileSync('dist/build.json', 'utf8'))
const paths = Object.keys(pages).filter((path) => path !== '/404')

/** Kept away from search engines: they help nobody who does not already know why he is there. */
const hidden = [
  '/hero',
  '/cards',
  '/ctas',
  '/link-in-bio',
  '/coming-soon',
  '/error-404',
  '/log-in',
  '/sign-up',
  '/account',
  '/password-protected',
  '/reset-password',
  '/update-password',
  '/email-confirmation',
]

/** Among them, those that are made for passing on. */
const shared = ['/link-in-bio', '/coming-soon']

interface Document {
  /** `/de/home`; two documents share an address that names no language. */
  address: string
  path: string
  locale: Locale
  prefix: Locale | undefined
  root: HtmlElement
  ids: Set<string>
}

const documents = paths.flatMap((path) =>
  locales.flatMap((locale) => [
    readDocument(`/${locale}${path}.html`, path, locale, locale),
    readDocument(plainFile(path, locale), path, locale, undefined),
  ]),
)

function readDocument(file: string, path: string, locale: Locale, prefix: Locale | undefined): Document {
  const root = parseHtml(readFileSync(site + file, 'utf8'))
  const ids = new Set([...elementsIn(root)].flatMap(({ attributes }) => attributes['id'] ?? []))
  return { address: (prefix ? `/${prefix}` : '') + path, path, locale, prefix, root, ids }
}

function metaOf({ root }: Document, name: string): string | undefined {
  return findAll(root, 'meta').find(({ attributes }) =>
    [attributes['name'], attributes['property']].includes(name),
  )?.attributes['content']
}

function linksOf({ root }: Document, rel: string): Record<string, string>[] {
  return findAll(root, 'link')
    .map(({ attributes }) => attributes)
    .filter((attributes) => attributes['rel'] === rel)
}

const canonicalOf = (document: Document) => linksOf(document, 'canonical')[0]?.['href']
const isHidden = ({ path }: Document) => hidden.includes(path)
const isShared = (document: Document) => !isHidden(document) || shared.includes(document.path)
const isPublished = (document: Document) =>
  !isHidden(document) && canonicalOf(document) === company.origin + document.address
const published = documents.filter(isPublished)
const articles = globSync('content/articles/*').length

/** Why an address of ours leads nowhere, if it does. */
function brokenLink(href: string, from: Document): string | undefined {
  const url = new URL(href, company.origin + from.address)
  if (url.origin !== company.origin) return undefined
  if (url.pathname === '/' || url.pathname.startsWith('/api/')) return undefined
  const { prefix, path } = splitPath(url.pathname)
  const target = documents.find(
    (each) => each.path === path && each.prefix === prefix && (prefix || each.locale === from.locale),
  )
  if (!target) {
    const isFile = /\.\w+$/.test(url.pathname) && existsSync(site + url.pathname)
    return isFile && !url.pathname.endsWith('.html') ? undefined : 'leads nowhere'
  }
  const id = decodeURIComponent(url.hash.slice(1))
  // A forecast or a workflow travels in the hash as well.
  if (!id || /^[a-z]\d_/.test(id) || target.ids.has(id)) return undefined
  return 'names a place that is not there'
}

/** Playwright writes down every expectation, which takes longer than the thousands of comparisons themselves. */
function same(actual: unknown, expected: unknown, where: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, where).toEqual(expected)
}

test('all links, forms and files of all pages lead somewhere, and every place they name exists', () => {
  const broken = new Set<string>()
  for (const document of documents) {
    for (const { name, attributes } of elementsIn(document.root)) {
      const href = attributes['href'] ?? attributes['src'] ?? attributes['action']
      if (!href || (name === 'use' && href.startsWith('#'))) continue
      const reason = brokenLink(href, document)
      if (reason) broken.add(`${document.address} (${document.locale}): ${href} ${reason}`)
    }
  }
  expect([...broken]).toEqual([])
})

test('no id stands twice on a page', () => {
  const repeated = documents.flatMap(({ address, root }) => {
    const ids = [...elementsIn(root)].flatMap(({ attributes }) => attributes['id'] ?? [])
    return ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${address}: ${id}`)
  })
  expect(repeated).toEqual([])
})

// React parts its texts by comments. A blank alone beside one is left out of Chromium's accessibility tree: "7bis13" is
// heard. Write {`${from} `}<b> instead of {from} <b>, so that it is part of a text.
test('no blank between two words stands alone beside a comment', () => {
  const lonely = globSync(`${site}/**/*.html`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:<!-- --> <|> <!-- -->).{0,40}/g)].map(
      ([found]) => file + found,
    ),
  )
  expect(lonely).toEqual([])
})

test('a list that must be chosen from begins with nothing chosen', () => {
  for (const { address, root } of documents) {
    for (const list of findAll(root, 'select').filter(({ attributes }) => 'required' in attributes))
      same(findAll(list, 'option')[0]?.attributes['value'], '', address)
  }
})

test('a link keeps the language of the address it stands on', () => {
  const strays = documents.flatMap(({ address, prefix, root }) =>
    findAll(root, 'a').flatMap(({ attributes: { href = '', hreflang } }) => {
      const isOurs = href.startsWith('/') && !/\.\w+$/.test(href)
      return isOurs && !hreflang && splitPath(href.split(/[?#]/)[0] ?? '').prefix !== prefix
        ? [`${address}: ${href}`]
        : []
    }),
  )
  expect(strays).toEqual([])
})

test('every public page is linked from the text of another, not only from menus and the site map', () => {
  const linked = new Set(
    documents
      .filter(({ path }) => path !== '/sitemap')
      .flatMap(({ path, root }) =>
        findAll(findElement(root, ({ name }) => name === 'main') ?? root, 'a')
          .map(({ attributes }) => splitPath((attributes['href'] ?? '').split(/[?#]/)[0] ?? '').path)
          .filter((target) => target !== path),
      ),
  )
  const unlinked = published.map(({ path }) => path).filter((path) => !linked.has(path))
  expect([...new Set(unlinked)]).toEqual(['/sitemap'])
})

test('every public page names itself as canonical and all its languages, which name it in return', () => {
  for (const document of documents.filter((each) => !isHidden(each))) {
    const alternates = linksOf(document, 'alternate').filter(({ hreflang }) => hreflang)
    const { path, address } = document
    if (!isPublished(document)) {
      // Known under another address, which has its own languages.
      const canonical = canonicalOf(document)
      const isKnown = published.some((each) => company.origin + each.address === canonical)
      same(isKnown, true, `${address} is canonically ${canonical}`)
      same(alternates, [], address)
      continue
    }
    const expected = {
      en: `${company.origin}/en${path}`,
      de: `${company.origin}/de${path}`,
      'x-default': company.origin + path,
    }
    same(Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])), expected, address)
    for (const { href } of alternates) {
      const others = published.filter((each) => company.origin + each.address === href)
      same(others.length > 0, true, `${address} names ${href}`)
      for (const other of others) {
        const named = linksOf(other, 'alternate').map((link) => link['href'])
        same(named.includes(company.origin + address), true, `${href} names ${address}`)
      }
    }
  }
})

test('pages for nobody but their user are kept from search engines and say nothing to them', () => {
  for (const document of documents) {
    const { address } = document
    same(metaOf(document, 'robots'), isHidden(document) ? 'noindex' : undefined, address)
    if (!isHidden(document)) continue
    const told = linksOf(document, 'alternate').filter(
      ({ hreflang, type }) => hreflang || type === 'text/markdown',
    )
    same([canonicalOf(document), ...told], [undefined], address)
    if (!isShared(document)) same(metaOf(document, 'og:title'), undefined, address)
  }
})

test('the sitemap lists exactly the public pages, each with its languages and days that have been', () => {
  const xml = readFileSync(`${site}/sitemap.xml`, 'utf8')
  expectWellFormed(xml)
  const entries = xml.split('<url>').slice(1)
  const located = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1])
  expect(located.toSorted()).toEqual(
    [...new Set(published.map(({ address }) => company.origin + address))].toSorted(),
  )
  const today = new Date().toISOString().slice(0, 10)
  for (const entry of entries) {
    same(entry.match(/hreflang="(?:en|de|x-default)"/g)?.length, 3, entry)
    const changed = /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1]
    if (changed) same(/^\d{4}-\d\d-\d\d$/.test(changed) && changed <= today, true, entry)
    else same(entry.includes('/blog/'), false, entry)
  }
  expect(readFileSync(`${site}/robots.txt`, 'utf8')).toContain(`Sitemap: ${company.origin}/sitemap.xml`)
})

test('titles and descriptions fit into a list of results and belong to one page alone', () => {
  const seen = new Map<string, string>()
  for (const document of documents.filter(({ prefix }) => prefix)) {
    const { address, locale, root } = document
    const title = textOf(findElement(root, ({ name }) => name === 'title') ?? '')
    const description = metaOf(document, 'description') ?? ''
    // A shorter one says neither whose page it is nor what it is about.
    const least = isPublished(document) ? 30 : 4
    same(title.length >= least && title.length <= 60, true, `title of ${address}: ${title}`)
    const { length } = description
    same(length >= 70 && length <= 160, true, `description of ${address}: ${description}`)
    if (!isPublished(document) && !isHidden(document)) continue
    for (const text of [title, description]) {
      const key = `${locale} ${text}`
      same(seen.get(key), undefined, `${address} says the same as another page: ${text}`)
      seen.set(key, address)
    }
  }
})

test('the structured data of every public page are valid, and its prices stand on the page', () => {
  const used = new Set<string>()
  for (const document of documents.filter((each) => !isHidden(each))) {
    const [script, ...more] = findAll(document.root, 'script').filter(
      ({ attributes }) => attributes['type'] === 'application/ld+json',
    )
    const json = String(script?.children[0] ?? '')
    same([...more, ...problemsOf(json)], [], document.address)
    // As the canonical link does, they keep to the language that the address names, or to none.
    for (const [, url = ''] of json.matchAll(/"(?:url|item|mainEntityOfPage)":"([^"]+)"/g))
      if (url !== company.origin)
        same(splitPath(new URL(url).pathname).prefix, document.prefix, document.address)
    for (const [, type] of json.matchAll(/"@type":"(\w+)"/g)) used.add(type ?? '')
    const { tag, currency } = formats[document.locale]
    const main = plainText(findElement(document.root, ({ name }) => name === 'main'))
    for (const [, amount] of json.matchAll(/"@type":"Offer","url":"[^"]+","price":([\d.]+)/g)) {
      const price = Number(amount)
      if (price === 0) continue
      const shown = new Intl.NumberFormat(tag, {
        minimumFractionDigits: Number.isInteger(price) ? 0 : 2,
      }).format(price)
      const whole = new RegExp(`(?<![\\d.,])${shown.replaceAll('.', '\\.')}(?!\\d|[.,]\\d)`)
      expect(main, `${document.address} shows ${shown} ${currency}`).toMatch(whole)
    }
  }
  expect([...used]).toEqual(
    expect.arrayContaining([
      'ProfessionalService',
      'WebSite',
      'Service',
      'Offer',
      'FAQPage',
      'Article',
      'BreadcrumbList',
      'JobPosting',
      'ItemList',
    ]),
  )
  expect([...used].filter((type) => /Review|Rating/.test(type))).toEqual([])
})

function plainText(node: HtmlElement | undefined): string {
  return (node?.children ?? [])
    .map((child) => (typeof child === 'string' ? child : plainText(child)))
    .join(' ')
}

test('every page for passing on has a picture: 1200 x 630, a PNG, under 60 KB', () => {
  for (const document of documents.filter(isShared)) {
    const image = metaOf(document, 'og:image') ?? ''
    // The pages of a list have one heading, and one picture of it.
    const drawn = document.path.replace(/\/all\/\d+$/, '/all')
    const bytes = readFileSync(site + image.slice(company.origin.length))
    same(bytes.subarray(1, 4).toString('latin1'), 'PNG', image)
    same([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630], image)
    same(bytes.length < 60_000, true, image)
    const names = ['og:image', 'twitter:card', 'og:url', 'og:type', 'og:title']
    same(
      names.map((name) => metaOf(document, name)),
      [
        `${company.origin}/og/${document.locale}${drawn}.png`,
        'summary_large_image',
        canonicalOf(document) ?? company.origin + document.address,
        /^\/blog(?:\/|-)/.test(document.path) ? 'article' : 'website',
        textOf(findElement(document.root, ({ name }) => name === 'title') ?? ''),
      ],
      document.address,
    )
  }
})

test('every public page has a Markdown twin in its language, whose links lead somewhere', () => {
  const twins = new Set<string>()
  for (const document of documents.filter((each) => !isHidden(each))) {
    const [link] = linksOf(document, 'alternate').filter(({ type }) => type === 'text/markdown')
    const canonical = splitPath(new URL(canonicalOf(document) ?? '').pathname).path
    same(link?.['href'], `/${document.locale}${canonical}.md`, document.address)
    if (!isPublished(document) || !document.prefix) continue
    const twin = `/${document.locale}${document.path}.md`
    twins.add(twin)
    const text = readFileSync(site + twin, 'utf8')
    const heading = findElement(document.root, ({ name }) => name === 'h1')
    same(text.split('\n')[0]?.replaceAll('\\', ''), `# ${textOf(heading ?? '')}`, twin)
    expect(text).not.toMatch(/\u00ad|\]\((?!https?:|mailto:|tel:)|<\/?\w+[ >]/)
    for (const [, href = ''] of text.matchAll(/\]\((https?:[^)]+)\)/g))
      same(brokenLink(href, document), undefined, `${twin}: ${href}`)
  }
  expect(
    globSync('{en,de}/**/*.md', { cwd: site })
      .map((file) => `/${file}`)
      .toSorted(),
  ).toEqual([...twins].toSorted())
  const listed = [...readFileSync(`${site}/llms.txt`, 'utf8').matchAll(/^- \[.+\]\((.+?)\): ./gm)]
  expect(listed.map(([, href]) => href?.slice(company.origin.length)).toSorted()).toEqual(
    [...twins].toSorted(),
  )
})

test('the search finds only places that exist', () => {
  for (const locale of locales) {
    const [file = ''] = globSync(`${site}/assets/words-*/${locale}/search.json`)
    const { entries }: { entries: { path: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
    const [home] = published.filter((each) => each.prefix === locale)
    if (!home) throw new Error('There is no page.')
    expect(entries.length).toBeGreaterThan(150)
    const lost = entries.filter(({ path }) => brokenLink(`/${locale}${path}`, home))
    expect(lost).toEqual([])
    expect(statSync(`${file}.br`).size).toBeLessThan(40_000)
  }
})

test('the feeds hold the newest articles, and every entry leads to its page', () => {
  for (const locale of locales) {
    const atom = readFileSync(`${site}/feed.${locale}.xml`, 'utf8')
    expectWellFormed(atom)
    const ids = [...atom.matchAll(/<entry>\s*<id>(.*?)<\/id>/g)].map(([, id]) => id)
    const feed: { items: { url: string; content_html: string; date_published: string }[] } = JSON.parse(
      readFileSync(`${site}/feed.${locale}.json`, 'utf8'),
    )
    expect(ids).toHaveLength(Math.min(articles, newest))
    expect(feed.items.map(({ url }) => url)).toEqual(ids)
    for (const { url, content_html, date_published } of feed.items) {
      expect(
        published.some(({ address }) => company.origin + address === url),
        url,
      ).toBe(true)
      expect(content_html.length).toBeGreaterThan(1000)
      expect(Date.parse(date_published)).toBeLessThanOrEqual(Date.now())
    }
  }
})

test('imprint, privacy notice and accessibility statement are one click away from everywhere', () => {
  const names = { en: 'Legal notice', de: 'Impressum' }
  for (const { address, locale, root } of documents) {
    const footer = findElement(root, ({ name }) => name === 'footer') ?? root
    const named = new Map(
      findAll(footer, 'a').map((link) => [splitPath(link.attributes['href'] ?? '').path, textOf(link)]),
    )
    for (const path of ['/privacy-policy', '/terms', '/accessibility', '/sitemap'])
      same(named.has(path), true, `${path} on ${address}`)
    same(named.get('/imprint'), names[locale], address)
    const hasConsent = findAll(footer, 'button').some(({ attributes }) => attributes['data-consent-set'])
    same(hasConsent, true, address)
  }
})

test('whoever sends a form can read before what happens to it, and nothing is ticked beforehand', () => {
  let forms = 0
  for (const { address, root } of documents) {
    for (const form of findAll(root, 'form').filter(({ attributes }) =>
      attributes['action']?.startsWith('/api/'),
    )) {
      const fields = findAll(form, 'input').filter(({ attributes }) => attributes['type'] !== 'hidden')
      if (fields.length === 0) continue
      forms += 1
      const links = findAll(form, 'a').map(({ attributes }) => splitPath(attributes['href'] ?? '').path)
      expect(
        links.some((path) => path.startsWith('/privacy')),
        `${address} ${form.attributes['action']}`,
      ).toBe(true)
      expect(
        fields.filter(({ attributes }) => attributes['type'] === 'checkbox' && 'checked' in attributes),
      ).toEqual([])
    }
  }
  expect(forms).toBeGreaterThan(30)
})

test('prices are marked as net and for businesses, samples as samples, and nothing points to the closed ODR platform', () => {
  const net = {
    en: /plus VAT, businesses only \(section\s14\sBGB\)/,
    de: /zzgl\. USt\. – Angebot nur für Unternehmer \(§\s14\sBGB\)/,
  }
  const sample = { en: 'Sample text', de: 'Mustertext' }
  for (const { address, path, locale, root } of documents) {
    const main = findElement(root, ({ name }) => name === 'main')
    const text = plainText(main)
    if (['/home', '/home-3', '/pricing-1', '/pricing-2', '/pricing-2-details', '/cards'].includes(path))
      expect(text, address).toMatch(net[locale])
    if (path === '/reviews')
      expect(text.split(sample[locale]).length - 1, address).toBeGreaterThanOrEqual(
        findAll(root, 'blockquote').length,
      )
    expect(plainText(root), address).not.toMatch(/ec\.europa\.eu\/consumers\/odr/)
  }
})

/** Every element that is opened is closed, in the right order. */
function expectWellFormed(xml: string): void {
  const open: string[] = []
  for (const [, slash, name = '', empty] of xml.matchAll(/<(\/)?([a-z][\w:]*)[^<>]*?(\/)?>/gi)) {
    if (slash) same(open.pop(), name, xml.slice(0, 200))
    else if (!empty) open.push(name)
  }
  expect(open).toEqual([])
  expect(xml).toMatch(/^<\?xml version="1\.0"/)
  expect(xml.replace(/&(?:amp|lt|gt|quot|apos|#\w+);/g, '')).not.toContain('&')
}

test('whose work is in our scripts is named with its licence', () => {
  const licences = readFileSync(`${site}/licenses.txt`, 'utf8').split(/^## /m)
  for (const name of ['react', 'react-dom', 'scheduler', 'valibot'])
    expect(
      licences.find((text) => text.startsWith(`${name} - `)),
      name,
    ).toMatch(/Copyright .+Permission is hereby granted/s)
})

test('machines get what they ask for: types, canonical addresses, one spelling, and a real 404', async ({
  request,
}) => {
  const twin = await request.get('/de/pricing-2.md')
  expect(twin.headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'content-language': 'de',
    link: `<${company.origin}/de/pricing-2>; rel="canonical"`,
  })
  const german = await request.get('/pricing-2.md', { headers: { 'accept-language': 'de' } })
  expect(await german.text()).toBe(await twin.text())
  for (const [file, type] of [
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/licenses.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/feed.de.xml', 'application/atom+xml; charset=utf-8'],
    ['/feed.de.json', 'application/feed+json'],
    ['/favicon.ico', 'image/x-icon'],
    ['/icon-maskable-512.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/og/en/home.png', 'image/png'],
  ] as const) {
    const answer = await request.get(file)
    expect(answer.status(), file).toBe(200)
    expect(answer.headers()['content-type'], file).toBe(type)
  }
  for (const path of ['/en/log-in.md', '/nothing', '/de/blog/nothing', '/en/home.md/x'])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
  for (const [path, target] of [
    ['/', '/home'],
    ['/de/', '/de/home'],
    ['/faqs/', '/faqs'],
    ['/faqs.html', '/faqs'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([302, 308], path).toContain(answer.status())
    expect(answer.headers()['location'], path).toBe(target)
  }
})
