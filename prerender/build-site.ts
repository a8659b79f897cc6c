/** Writes every page's HTML in both languages, its words as files of their own, and the record the server needs. */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ViteBuilder } from 'vite'
import { company } from '#contract/company.ts'
import { locales, type Locale } from '#contract/locale.ts'
import { listPagePath, longLists, readListPage } from '#contract/long-lists.ts'
import { plainFile } from '#contract/plain-file.ts'
import type { BuildRecord } from '#contract/security-headers.ts'
import { twinPath } from './addresses.ts'
import {
  type App,
  frameOf,
  labelsOf,
  listed,
  mainOf,
  moduleOf,
  notFound,
  type Page,
  pageOf,
  pagesOf,
  render,
} from './app.ts'
import { Compression, type Effort } from './compress.ts'
import { documentOf } from './document.ts'
import { feedFiles } from './feeds.ts'
import { divideStyles, endOfFirstScreen, markLater } from './first-screen.ts'
import { headScripts, type HeadScripts } from './head-scripts.ts'
import { headerFiles } from './header-files.ts'
import { readAllOf, readLongList } from './list-data.ts'
import { aboutFirm, isPublished, machineFiles, searchJson, type WrittenPage } from './machine-files.ts'
import { ManifestFiles } from './manifest-files.ts'
import { markdownTwin } from './markdown-twin.ts'
import { holdsArticle } from './page-data.ts'
import { refuseSamples } from './refuse-samples.ts'
import { htmlAt } from './render-once.ts'
import { contentHash, readFeedWords, readWords, type Resource } from './resources.ts'
import type { Heading } from './share-image.ts'
import { ShareImages } from './share-images.ts'
import { robots, securityContact, webManifest } from './site-files.ts'
import { jsonLd, type SiteFacts, thingsOf } from './structured-data.ts'

const out = resolve('dist/site')
/** How many of the articles are compressed as hard as can be; most visits begin on these or on no article. */
const newestArticles = 10

export async function buildSite(builder: ViteBuilder, resourceFolder: string): Promise<void> {
  refuseSamples()
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('Both builds are needed to write the pages.')
  if (!client.isBuilt) await builder.build(client)
  if (!ssr.isBuilt) await builder.build(ssr)

  const started = performance.now()
  // Without this React's slow development build would render the pages.
  process.env['NODE_ENV'] = 'production'
  const app: App = await import(pathToFileURL(resolve('dist/render/render.js')).href)
  const files = new ManifestFiles(out)
  rmSync(join(out, '.vite'), { recursive: true })
  const site = new SiteWriter(app, files, resourceFolder, await headScripts())
  for (const locale of locales) await site.writePages(locale)
  site.writeRecord()
  await site.writeForMachines()
  const rendered = performance.now()
  const { pages, compressed } = await site.finish()
  builder.config.logger.info(
    `prerendered ${pages} pages x ${locales.length} languages in ${Math.round(rendered - started)} ms, ` +
      `compressed ${compressed} files in ${Math.round(performance.now() - rendered)} ms more`,
  )
}

interface PageStyles {
  first: string
  /** The file with the styles of the rest of the page. */
  rest: string
}

class SiteWriter {
  readonly #app: App
  readonly #files: ManifestFiles
  readonly #resourceFolder: string
  readonly #head: HeadScripts
  readonly #record: BuildRecord
  readonly #written: WrittenPage[] = []
  readonly #styles = new Map<string, PageStyles>()
  readonly #folders = new Set<string>()
  readonly #compression = new Compression()
  readonly #images = new ShareImages()
  readonly #today = new Date()

  constructor(app: App, files: ManifestFiles, resourceFolder: string, head: HeadScripts) {
    this.#app = app
    this.#files = files
    this.#resourceFolder = resourceFolder
    this.#head = head
    this.#record = { scripts: Object.values(head).map(hashSource), pages: {} }
    this.#compression.addTree(out)
  }

  async writePages(locale: Locale): Promise<void> {
    const frame = await frameOf(this.#app, locale)
    this.#write(this.#resource(locale, '/frame.js'), moduleOf(frame))
    const site = { labels: labelsOf(frame), about: await aboutFirm(locale), today: this.#today }
    const hardPages = Object.keys(this.#app.routes).length + newestArticles
    for (const [index, path] of [...(await pagesOf(this.#app)).keys()].entries()) {
      const page = await pageOf(this.#app, path, locale)
      const written = listed(page, frame)
      this.#written.push(written)
      const effort = index < hardPages ? 'hard' : 'quick'
      await this.#writeWords(page, effort)
      this.#writeDocuments(page, written, site, effort)
      // What machines know by its own address is there as Markdown, too.
      if (isPublished(written)) await this.#writeTwin(page, written)
    }
  }

  /** What the server must know, and what other hosts must be told. */
  writeRecord(): void {
    const record = this.#record
    record.pages['/404'] = record.pages[notFound] ?? { styles: [] }
    writeFileSync(resolve('dist/build.json'), JSON.stringify(record))
    const hosts = headerFiles(record, { origin: company.origin, root: '/var/www/site' })
    for (const [name, content] of Object.entries(hosts)) {
      // Hosts look for files with an underscore in the web root; the others are for the operator alone.
      writeFileSync(resolve(name.startsWith('_') ? out : 'dist', name), content)
    }
  }

  async writeForMachines(): Promise<void> {
    for (const locale of locales)
      this.#write(this.#resource(locale, '/search.json'), await searchJson(this.#written, locale))
    const overviews = { ...(await machineFiles(this.#written)), ...(await feedFiles(readFeedWords)) }
    for (const [name, content] of Object.entries(overviews)) this.#write(name, content, 'quick')
    this.#write('/robots.txt', robots())
    this.#write('/.well-known/security.txt', securityContact(this.#today))
    this.#write('/manifest.webmanifest', webManifest())
  }

  /** Resolves when all files are there. */
  async finish(): Promise<{ pages: number; compressed: number }> {
    await Promise.all([this.#compression.finish(), this.#images.finish()])
    return { pages: Object.keys(this.#record.pages).length, compressed: this.#compression.count }
  }

  /** Words and data, for a visitor who comes from another page or stirs on this one. */
  async #writeWords({ path, locale, route, resource }: Page, effort: Effort): Promise<void> {
    const file = this.#resource(locale, path)
    this.#write(`${file}.js`, moduleOf(resource), effort)
    if (route.first) {
      const words = await readWords(route.first, locale)
      this.#write(`${file}.first.js`, moduleOf({ ...resource, words, data: {} }))
    }
    const list = longLists.find((each) => each === path)
    if (list) this.#write(`${file}.texts.js`, moduleOf((await readLongList(list, locale)).texts))
    const all = await readAllOf(path, locale)
    if (all) this.#write(`${file}.all.js`, moduleOf(all))
  }

  /** The page as HTML, at the address with its language and at the one without. */
  #writeDocuments(page: Page, written: WrittenPage, site: SiteFacts, effort: Effort): void {
    const { path, locale, route, html, main } = page
    const { isPublic } = written
    const { css, stylesheets, scripts } = this.#files.of(route, path)
    const styles = this.#styles.get(path) ?? this.#writeStyles(path, css, stylesheets, html)
    this.#record.pages[path] = {
      styles: [hashSource(styles.first)],
      ...(isPublished(written) && { twin: true }),
    }
    const image = isPublic || route.noindex === 'shared' ? this.#drawImage(page) : undefined
    const marked = markLater(html)
    for (const prefix of [undefined, locale]) {
      const document = documentOf({
        ...written,
        prefix,
        hidden: !isPublic,
        ...(image && { image }),
        ...(isPublic && { things: jsonLd(thingsOf({ ...written, prefix, main }, site)) }),
        css: styles.first,
        restStyles: styles.rest,
        head: this.#head,
        files: { ...scripts, ...this.#wordFiles(page, scripts.soon) },
        html: htmlAt(prefix, marked),
      })
      const fileOf = (name: string) => (prefix ? `/${prefix}${name}.html` : plainFile(name, locale))
      this.#write(fileOf(path), document, effort)
      // At an address without a page no link is that of the page; React would never take such a mark off again.
      if (path === notFound)
        this.#write(fileOf('/404'), document.replaceAll(' aria-current="page"', ''), effort)
    }
  }

  /** Both languages share one division, so that they share the file. */
  #writeStyles(path: string, css: string, stylesheets: string[], html: string): PageStyles {
    const { first, rest: late } = divideStyles(css, html.slice(0, endOfFirstScreen(html)))
    // See app/behaviours/own-sheets.ts.
    const rest = `${late}sheets{--sheets:"${stylesheets.join(' ')}"}`
    const styles = { first, rest: `/assets/rest-${contentHash(rest)}.css` }
    // Most articles have the same.
    if (!this.#styles.values().some((each) => each.rest === styles.rest)) this.#write(styles.rest, rest)
    this.#styles.set(path, styles)
    return styles
  }

  /** The picture for shared links; the pages of a list have one heading. */
  #drawImage({ path, locale, resource }: Page): string {
    const { list, page = 1 } = readListPage(path) ?? {}
    const image = `/og/${locale}${list ? listPagePath(list, 1) : path}.png`
    if (page === 1) this.#images.draw(join(out, image), headingOf(resource))
    return image
  }

  async #writeTwin({ path, locale, resource, main }: Page, written: WrittenPage): Promise<void> {
    const list = longLists.find((each) => each === path)
    const data = list && (await readLongList(list, locale))
    const whole = data && (await render(this.#app, path, locale, { ...resource, data }))
    const shown = whole ? mainOf(htmlAt(locale, whole.html)) : main
    this.#write(twinPath(path, locale), markdownTwin(shown, written), 'quick')
  }

  /** Where the words of a page are: all of them, or those of its first screen and then the rest. */
  #wordFiles({ path, locale, route }: Page, soon: string[]) {
    const frame = this.#resource(locale, '/frame.js')
    const whole = this.#resource(locale, `${path}.js`)
    if (!route.first) return { soon: [...soon, frame, whole], words: whole }
    const words = this.#resource(locale, `${path}.first.js`)
    return { soon: [words, ...soon, frame], words, rest: whole }
  }

  #resource(locale: Locale, name: string): string {
    return `${this.#resourceFolder}/${locale}${name}`
  }

  #write(name: string, content: string, effort: Effort = 'hard'): void {
    const file = join(out, name)
    const folder = dirname(file)
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true })
    this.#folders.add(folder)
    this.#compression.add({ file, effort, content })
  }
}

/** The two lines of the page's heading; an article has one title, which breaks at its colon. */
function headingOf({ title, words, data }: Resource): Heading {
  const own = Object.values(words)[0]
  if (typeof own === 'object' && own && 'long' in own && 'short' in own) {
    return { long: String(own.long), short: String(own.short) }
  }
  const whole = holdsArticle(data) ? data.article.title : title
  const [long = whole, ...rest] = whole.split(/(?<=:) /)
  return { long, short: rest.join(' ') }
}

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
