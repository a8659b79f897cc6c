import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claims } from '#contract/offer.ts'
import { platforms } from './facts.ts'
import { openContent, readArticles, readCatalogue, readIntegrations, readUseCases } from './read.ts'
import { slugOf } from './section-ids.ts'

const articleFacts = {
  date: '2026-11-05',
  category: 'practice',
  author: 'project-lead',
  related: [] as string[],
  featured: true,
}
const english = '# A title\n\n> An excerpt.\n\nAn introduction.\n\n## One\n\nText.\n\n## Two\n\nText.\n'
const german = '# Ein Titel\n\n> Ein Auszug.\n\nEine Einleitung.\n\n## Eins\n\nText.\n\n## Zwei\n\nText.\n'
const catalogueFacts = {
  department: 'finance',
  methods: ['rules'],
  platforms: ['sap'],
  stops: { before: 5, after: 1 },
  deliveryDays: 6,
  keywords: { en: ['Bill', 'Receipt'], de: ['Beleg'] },
  forecast: {
    casesPerMonth: 10,
    minutesPerCase: 3,
    automatableShare: 0.8,
    errorRate: 0.02,
    costPerError: 20,
    oneOffCost: 5400,
    runningCostPerMonth: 49,
  },
}
const automation = (headings: string[]) =>
  `# Title\n\n> Excerpt.\n\n${headings.map((heading) => `## ${heading}\n\n- Text with [a link](/home)\n`).join('\n')}`
const englishAutomation = automation(['Problem', 'What runs afterwards', 'What you bring', 'Limits'])
const germanAutomation = automation(['Problem', 'Was danach läuft', 'Was Sie mitbringen', 'Grenzen'])

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
  for (const kind of ['articles', 'catalogue', 'use-cases', 'integrations']) mkdirSync(join(root, kind))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(entry: string, files: Record<string, string | object>): void {
  mkdirSync(join(root, entry), { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    const text =
      typeof content === 'string' ? content : `export default ${JSON.stringify(content, undefined, 2)}\n`
    writeFileSync(join(root, entry, name), text)
  }
}

function open() {
  return openContent(root, () => ['/home', '/product-1'])
}

/** What the reader says about one article, without the folder it stands in. */
async function mistakes(files: Record<string, string | object>): Promise<string> {
  write('articles/x', { 'facts.ts': articleFacts, 'en.md': english, 'de.md': german, ...files })
  try {
    await open().readArticles('en')
  } catch (error) {
    return String(error).replaceAll(join(root, 'articles/x/'), '').replace(/^.*\n/, '')
  }
  return ''
}

test('every entry of the site is sound', async () => {
  for (const locale of ['en', 'de'] as const) {
    expect((await readArticles(locale)).length).toBeGreaterThanOrEqual(8)
    expect((await readCatalogue(locale)).length).toBeGreaterThanOrEqual(36)
    expect((await readUseCases(locale)).length).toBeGreaterThanOrEqual(9)
    expect((await readIntegrations(locale)).length).toBeGreaterThanOrEqual(40)
  }
})

test('an article is returned in the language that was asked for, with the same section ids in both', async () => {
  write('articles/x', { 'facts.ts': articleFacts, 'en.md': english, 'de.md': german })
  const content = open()
  const [inEnglish] = await content.readArticles('en')
  const [inGerman] = await content.readArticles('de')
  expect(inGerman).toMatchObject({ slug: 'x', title: 'Ein Titel', intro: '<p>Eine Einleitung.</p>' })
  expect(inEnglish?.sections.map(({ id }) => id)).toEqual(['one', 'two'])
  expect(inGerman?.sections.map(({ id, heading }) => [id, heading])).toEqual([
    ['one', 'Eins'],
    ['two', 'Zwei'],
  ])
})

/** Part of what Readability (Firefox, Safari and others) takes for anything but the article when it finds it in an id. */
const unlikely =
  /-ad-|banner|comment|community|extra|footer|gdpr|header|menu|related|remark|rss|social|sponsor/

test('the reader modes of browsers leave no section of an article out', async () => {
  const ids = (await readArticles('en')).flatMap(({ sections }) => sections.map(({ id }) => id))
  expect(ids.filter((id) => unlikely.test(id))).toEqual([])
})

test('reading time grows with the text', async () => {
  write('articles/x', {
    'facts.ts': articleFacts,
    'en.md': english.replace('Text.', 'word '.repeat(690)),
    'de.md': german,
  })
  const [article] = await open().readArticles('en')
  expect(article?.readingMinutes).toBe(3)
})

test('a file that did not change is not read again, a changed one is', async () => {
  write('articles/x', { 'facts.ts': articleFacts, 'en.md': english, 'de.md': german })
  const content = open()
  const [first] = await content.readArticles('en')
  content.forget()
  const [again] = await content.readArticles('en')
  expect(again).toBe(first)
  write('articles/x', { 'en.md': english.replace('A title', 'Another title') })
  utimesSync(join(root, 'articles/x/en.md'), 1, 1)
  content.forget()
  expect((await content.readArticles('en'))[0]?.title).toBe('Another title')
})

test('catalogue lines are numbered by department and lose their markup', async () => {
  const texts = { 'en.md': englishAutomation, 'de.md': germanAutomation }
  write('catalogue/b', { 'facts.ts': catalogueFacts, ...texts })
  write('catalogue/a', { 'facts.ts': { ...catalogueFacts, department: 'sales' }, ...texts })
  const entries = await open().readCatalogue('de')
  expect(entries.map(({ slug, line }) => [slug, line])).toEqual([
    ['b', 'K01'],
    ['a', 'K02'],
  ])
  expect(entries[0]).toMatchObject({ bring: ['Text with a link'], limits: 'Text with a link' })
})

test('an automation has the keywords of its language, and says so when it has none', async () => {
  const texts = { 'en.md': englishAutomation, 'de.md': germanAutomation }
  write('catalogue/a', { 'facts.ts': catalogueFacts, ...texts })
  expect((await open().readCatalogue('en'))[0]?.keywords).toBe('Bill Receipt')
  write('catalogue/b', { 'facts.ts': { ...catalogueFacts, keywords: { en: ['Bill'], de: [] } }, ...texts })
  await expect(open().readCatalogue('en')).rejects.toThrow(
    /b\/facts\.ts:\d+: keywords\.de is 0: it must name at least one\./,
  )
})

test('a missing language is named', async () => {
  write('articles/x', { 'facts.ts': articleFacts, 'en.md': english })
  await expect(open().readArticles('en')).rejects.toThrow(/x\/de\.md:1: the file is missing/)
})

test('a day that the calendar does not have is refused with its line', async () => {
  expect(await mistakes({ 'facts.ts': { ...articleFacts, date: '2026-02-30' } })).toBe(
    'facts.ts:2: date is "2026-02-30": it must be a day of the calendar, written like 2026-11-05.',
  )
})

test('an unknown category lists the known ones', async () => {
  expect(await mistakes({ 'facts.ts': { ...articleFacts, category: 'news' } })).toBe(
    'facts.ts:3: category is "news", but must be one of "process-analysis", "methods", "economics", "practice", "trust".',
  )
})

test('a missing, an unknown and a misspelt fact are named', async () => {
  const { author, ...rest } = articleFacts
  expect(await mistakes({ 'facts.ts': { ...rest, autor: author } })).toBe(
    'facts.ts:1: author is missing.\nfacts.ts:6: there is no fact called autor.',
  )
})

test('title and excerpt must be there and short enough', async () => {
  expect(await mistakes({ 'en.md': english.replace('# A title', 'A title') })).toMatch(
    /^en\.md:1: the title is missing/,
  )
  expect(await mistakes({ 'en.md': english.replace('> An', 'An') })).toMatch(
    /^en\.md:3: the excerpt is missing/,
  )
  expect(await mistakes({ 'de.md': german.replace('Auszug', 'lang '.repeat(50)) })).toMatch(
    /^de\.md:3: the excerpt has \d+ characters; at most 220 fit\.$/,
  )
})

test('a mark before the first letter does no harm, and a letter that is not UTF-8 is found', async () => {
  expect(await mistakes({ 'en.md': `\uFEFF${english}` })).toBe('')
  const latin = Buffer.from(german.replace('Eine Einleitung', 'Übrigens'), 'latin1')
  write('articles/x', { 'facts.ts': articleFacts, 'en.md': english })
  writeFileSync(join(root, 'articles/x/de.md'), latin)
  await expect(open().readArticles('de')).rejects.toThrow(/de\.md:5: there is a letter that cannot be read/)
})

test('links inside the site must lead somewhere', async () => {
  const links = 'See [a](/home), [b](/blog/x), [c](/nowhere),\n[d](/blog/y) and [e](/product-1#none).'
  expect(await mistakes({ 'en.md': english.replace('An introduction.', links) })).toBe(
    [
      'en.md:5: the link /nowhere leads nowhere.',
      'en.md:6: the link /blog/y leads nowhere.',
      'en.md:6: the link /product-1#none leads nowhere.',
    ].join('\n'),
  )
})

test('a place in the text and an image must be there; images come from us alone', async () => {
  const text = 'See [a](#nowhere).\n\n![b](/none.png) ![c](https://a.example/c.png) ![d](d.svg)'
  expect(await mistakes({ 'en.md': english.replace('An introduction.', text) })).toBe(
    [
      'en.md:5: the link #nowhere leads nowhere.',
      ...['/none.png', 'https://a.example/c.png', 'd.svg'].map(
        (url) => `en.md:7: there is no image ${url} in the folder public.`,
      ),
    ].join('\n'),
  )
  const heading = /^## (.*)$/m.exec(english)?.[1] ?? ''
  const right = `See [a](#${slugOf(heading)}).`
  expect(await mistakes({ 'en.md': english.replace('An introduction.', right) })).toBe('')
})

test('an image without a description, raw HTML and an unknown drawing are refused', async () => {
  const text = '![](/a.png)\n\n<b>bold</b>\n\n```drawing moon\nCaption\n```'
  expect(await mistakes({ 'en.md': english.replace('An introduction.', text) })).toMatch(
    /^en\.md:5: the image \/a\.png has no description.*\nen\.md:7: raw HTML.*\nen\.md:7: raw HTML.*\nen\.md:9: there is no drawing "moon"/,
  )
})

test('an address is written so that it can be followed', async () => {
  const refused =
    'en.md:5: an address that nobody can follow: write <https://…>, <name@…> or [words](https://…).'
  for (const bare of ['See https://a.example.', 'See www.a.example.', 'Write to a-b@c-d.example.'])
    expect(await mistakes({ 'en.md': english.replace('An introduction.', bare) })).toBe(refused)
  const right = 'See <https://a.example> or [a@b.example](mailto:a@b.example), not `a@b.example`; 5 @ 3.'
  expect(await mistakes({ 'en.md': english.replace('An introduction.', right) })).toBe('')
})

test('what was meant as a link becomes one, and says where it leads', async () => {
  const refused =
    'en.md:5: this does not become a link: write [words](/page) or [words](https://…), without spaces in it.'
  for (const meant of ['[a](javascript:b)', '[a][1]', '[a](/home page)', '[a] (/home)', '![a](/b c.png)'])
    expect(await mistakes({ 'en.md': english.replace('An introduction.', `See ${meant}.`) })).toBe(refused)
  const silent = 'See [](/home) and [`code`](/home).'
  expect(await mistakes({ 'en.md': english.replace('An introduction.', silent) })).toBe(
    'en.md:5: the link /home has no words: write [where it leads](address).',
  )
  const right = '“Wait […] (or not)”, `a[0](b)`, a list [1, 2].'
  expect(await mistakes({ 'en.md': english.replace('An introduction.', right) })).toBe('')
})

test('a link that leads nowhere says what was probably meant', async () => {
  const text = '[a](/de/home), [b](home), [c](http://d.example).'
  expect(await mistakes({ 'en.md': english.replace('An introduction.', text) })).toBe(
    [
      'en.md:5: the link /de/home leads nowhere: leave the language out, it is added.',
      'en.md:5: the link home leads nowhere: inside the site it begins with "/".',
      'en.md:5: the link http://d.example leads nowhere: write https://.',
    ].join('\n'),
  )
})

test('a heading does not skip a level', async () => {
  const deep = english.replace('## Two\n', '#### Deep\n\nText.\n\n## Two\n\n### Right\n\n#### Right\n')
  expect(await mistakes({ 'en.md': deep })).toBe('en.md:11: the heading skips a level: write "### …".')
})

test('facts that cannot be read name their line', async () => {
  const facts = 'export default {\n  date: "2026-11-05",\n  category: practice,\n}\n'
  expect(await mistakes({ 'facts.ts': facts })).toBe(
    'facts.ts:3: the file cannot be read: practice is not defined',
  )
  expect(await mistakes({ 'facts.ts': facts.replace('y: p', 'y p') })).toMatch(
    /^facts\.ts:3: the file cannot be read: /,
  )
})

test('no section of an article takes a name that the page has', async () => {
  const named = english.replace('## One', '## Page').replace('## Two', '## Connections')
  write('articles/x', { 'facts.ts': articleFacts, 'en.md': named, 'de.md': german })
  const [article] = await open().readArticles('de')
  expect(article?.sections.map(({ id }) => id)).toEqual(['page-2', 'connections-2'])
})

test('both languages have the same number of sections', async () => {
  expect(await mistakes({ 'de.md': `${german}\n## Drei\n\nText.\n` })).toBe(
    'de.md:15: there are 3 sections ("## …") here but 2 in en.md.',
  )
})

test('related articles must exist, and exactly one article is featured', async () => {
  write('articles/y', { 'facts.ts': articleFacts, 'en.md': english, 'de.md': german })
  const said = await mistakes({ 'facts.ts': { ...articleFacts, related: ['z'] } })
  expect(said).toContain('facts.ts:6: related names "z", which is not another article.')
  expect(said).toMatch(/y\/facts\.ts:6: only one entry can be featured, and x already is\./)
})

test('an automation cannot take longer than we promise, and has the four sections of its kind', async () => {
  write('catalogue/a', {
    'facts.ts': { ...catalogueFacts, deliveryDays: 15 },
    'en.md': englishAutomation.replace('What you bring', 'Bring along'),
    'de.md': automation(['Problem', 'Was danach läuft', 'Was Sie mitbringen']),
  })
  const said = String(await open().readCatalogue('en').catch(String))
  expect(said).toMatch(/facts\.ts:\d+: deliveryDays is 15: it must not exceed the 14 days/)
  expect(said).toMatch(/en\.md:13: the sections must be, in this order: "## Problem"/)
  expect(said).toMatch(/de\.md:13: the section "## Grenzen" is missing/)
})

test('what an automation would not show is refused', async () => {
  write('catalogue/a', {
    'facts.ts': catalogueFacts,
    'en.md': englishAutomation.replace('## Problem', 'An introduction.\n\n## Problem'),
    'de.md': germanAutomation.replace('## Was Sie mitbringen\n\n- ', '## Was Sie mitbringen\n\n'),
  })
  const said = String(await open().readCatalogue('en').catch(String))
  expect(said).toMatch(/en\.md:5: what stands above the first "## …" is shown nowhere\./)
  expect(said).toMatch(/de\.md:15: this section is shown as a list: every line begins with "- "\./)
})

test.each([
  ['stops', { stops: { before: 5, after: 5 } }, 'it must become fewer'],
  ['forecast.errorRate', { forecast: { ...catalogueFacts.forecast, errorRate: 2 } }, 'it must be a share'],
  ['forecast.oneOffCost', { forecast: { ...catalogueFacts.forecast, oneOffCost: -1 } }, 'it must not be'],
  ['methods', { methods: [] }, 'it must name at least one'],
])('an automation whose %s make no sense is refused', async (name, change, reason) => {
  const texts = { 'en.md': englishAutomation, 'de.md': germanAutomation }
  write('catalogue/a', { 'facts.ts': { ...catalogueFacts, ...change }, ...texts })
  const said = String(await open().readCatalogue('en').catch(String))
  expect(said).toContain(`: ${name} is `)
  expect(said).toContain(reason)
})

test('as many platforms are named as we claim', () => {
  expect(platforms.length).toBeGreaterThanOrEqual(claims.platforms)
})

/** The HTML of an introduction. */
async function introOf(markdown: string): Promise<string | undefined> {
  const text = english.replace('An introduction.', markdown)
  write('articles/x', { 'facts.ts': articleFacts, 'en.md': text, 'de.md': german })
  const [article] = await open().readArticles('en')
  return article?.intro
}

test('code and quotations across markup keep their signs apart', async () => {
  expect(await introOf('Say "*this*" and `"that"` [there](https://example.org).')).toBe(
    '<p>Say “<em>this</em>” and <code>&quot;that&quot;</code> <a href="https://example.org" rel="noopener">there</a>.</p>',
  )
})

test('a drawing becomes a frame with its caption', async () => {
  expect(await introOf('```drawing lead-time\nOne hour of "work".\n```')).toBe(
    '<figure data-drawing="lead-time"><figcaption>One hour of “work”.\n</figcaption></figure>',
  )
})

test('an article says which drawing comes first in it, if there is one', async () => {
  const drawn = english.replace(
    'An introduction.',
    '```drawing lead-time\nA.\n```\n\n```drawing roi-range\nB.\n```',
  )
  write('articles/x', { 'facts.ts': articleFacts, 'en.md': drawn, 'de.md': german })
  const [[withOne], [without]] = [await open().readArticles('en'), await open().readArticles('de')]
  expect(withOne?.drawing).toBe('lead-time')
  expect(Object.keys(without ?? {}).toSorted()).toEqual(
    Object.keys(withOne ?? {})
      .filter((name) => name !== 'drawing')
      .toSorted(),
  )
})

test('a link that is written at another place is refused', async () => {
  const text = 'See [there].\n\n[there]: https://a.example'
  expect(await mistakes({ 'en.md': english.replace('An introduction.', text) })).toMatch(
    /^en\.md:7: write the link or note where it is used/,
  )
})

test('what is wrong in a table is named by the line of its row', async () => {
  const table = '| Name | Days |\n|---|---|\n| A | 3 |\n| [B](/nowhere) | 3 |'
  expect(await mistakes({ 'en.md': english.replace('An introduction.', table) })).toBe(
    'en.md:8: the link /nowhere leads nowhere.',
  )
})

test('a table can be scrolled with the keyboard, its columns and rows have heads, and it stays one whatever it looks like', async () => {
  const html = await introOf('| Name | Days |\n|---|---:|\n| "A" & B | 3 |')
  expect(html?.replaceAll('\n', '')).toBe(
    '<div class="table" role="group" tabindex="0" aria-label="A title"><table role="table">' +
      '<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Name</th>' +
      '<th role="columnheader" scope="col" class="right">Days</th></tr></thead>' +
      '<tbody role="rowgroup"><tr role="row"><td role="rowheader">“A” &amp; B</td>' +
      '<td role="cell" class="right">3</td></tr></tbody></table></div>',
  )
})

test.each([
  ['The 3 limits', 'the-3-limits'],
  ['Übergabe: Größe & Maß', 'uebergabe-groesse-mass'],
  ['Café’s menu', 'cafes-menu'],
])('%s becomes %s in an address', (text, slug) => expect(slugOf(text)).toBe(slug))
