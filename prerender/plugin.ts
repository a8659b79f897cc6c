/** Writes every page's HTML in both languages, its words as files of their own, and the record the server needs. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRunnableDevEnvironment, type Manifest, type Plugin, type ViteBuilder } from 'vite'
import { forgetContent } from '#content/read.ts'
import { company } from '#contract/company.ts'
import { fallbackLocale, localeCookie, locales, localeOf, splitPath, type Locale } from '#contract/locale.ts'
import { listPagePath, longLists, readListPage } from '#contract/long-lists.ts'
import { plainFile } from '#contract/plain-file.ts'
import { type BuildRecord, fileTypes } from '#contract/security-headers.ts'
import { twinPath } from './addresses.ts'
import { Compression, type Effort } from './compress.ts'
import { documentOf } from './document.ts'
import { feedFiles } from './feeds.ts'
import { divideStyles, endOfFirstScreen, markLater } from './first-screen.ts'
import { headScripts } from './head-scripts.ts'
import { headerFiles } from './header-files.ts'
import {
  aboutFirm,
  canonicalOf,
  machineFiles,
  mainOf,
  searchJson,
  type WrittenPage,
} from './machine-files.ts'
import { markdownTwin } from './markdown-twin.ts'
import { countedPaths, holdsArticle, isArticle, readAllOf, readLongList } from './page-data.ts'
import { refuseSamples } from './refuse-samples.ts'
import { htmlAt, type OnceRendered, renderOnce } from './render-once.ts'
import { robots, securityContact, webManifest } from './site-files.ts'
import { jsonLd, thingsOf } from './structured-data.ts'
import { contentHash, readFeedWords, readResource, readWords, type Resource } from './resources.ts'
import { foundIn } from './search-index.ts'
import { ShareImages } from './share-images.ts'

interface Route {
  words: string[]
  noindex?: true | 'shared'
  canonical?: string
  alive?: number
  first?: string[]
}

interface Rendered extends Resource {
  path: string
  prefix: string
  locale: Locale
}

/** A page in one language. */
interface Page {
  resource: Resource
  /** See `htmlAt`. */
  html: string
}

/** The built server entry, app/render.tsx. */
interface App {
  routes: Record<string, Route>
  routeOf: (path: string) => Route | undefined
  frameWords: readonly string[]
  render: (view: Rendered, routePath: string) => Promise<string>
}

const out = resolve('dist/site')
/** How many of the articles are compressed as hard as can be; most visits begin on these or on no article. */
const newestArticles = 10
const notFound = '/error-404'

export function prerender(): Plugin {
  let resourceFolder = ''
  return {
    name: 'prerender',
    sharedDuringBuild: true,
    config(_, { command }) {
      resourceFolder = command === 'build' ? `/assets/words-${wordsHash()}` : '/@resource'
      return {
        appType: 'custom',
        define: { __RESOURCES__: JSON.stringify(resourceFolder) },
        builder: {},
        environments: {
          client: {
            build: { manifest: true, outDir: 'dist/site', rolldownOptions: { input: 'app/main.tsx' } },
          },
          ssr: {
            build: { ssr: true, outDir: 'dist/render', rolldownOptions: { input: 'app/render.tsx' } },
          },
        },
      }
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        await buildSite(builder, resourceFolder)
      },
    },
    configureServer(server) {
      const environment = server.environments.ssr
      if (!isRunnableDevEnvironment(environment))
        throw new Error('The pages cannot be rendered in development.')
      const loadApp = () => environment.runner.import<App>('/app/render.tsx')
      server.watcher.on('all', (_, file) => {
        if (!/[\\/]content[\\/].+[\\/].+[\\/][^\\/]+\.(md|ts)$/.test(file)) return
        forgetContent()
        server.ws.send({ type: 'full-reload' })
      })

      server.middlewares.use('/@resource', async (request, response, next) => {
        try {
          const searched = locales.find((locale) => request.url?.startsWith(`/${locale}/search.json`))
          if (searched) {
            response.setHeader('content-type', 'application/json')
            response.end(await searchJson(await readPages(await loadApp(), searched), searched))
            return
          }
          const { prefix, path } = splitPath((request.url ?? '').replace(/\.js.*$/, ''))
          const locale = prefix ?? fallbackLocale
          const list = longLists.find((each) => path === `${each}.texts`)
          if (list) {
            const { texts } = await readLongList(list, locale)
            response.setHeader('content-type', 'text/javascript').end(moduleOf(texts))
            return
          }
          const all = await readAllOf(path.replace(/\.all$/, ''), locale)
          if (all && path.endsWith('.all')) {
            response.setHeader('content-type', 'text/javascript').end(moduleOf(all))
            return
          }
          const app = await loadApp()
          if (path !== '/frame' && !(await pagesOf(app)).has(path)) {
            response.writeHead(404).end()
            return
          }
          const resource =
            path === '/frame' ? await frameOf(app, locale) : (await pageOf(app, path, locale)).resource
          response.setHeader('content-type', 'text/javascript').end(moduleOf(resource))
        } catch (error) {
          next(error)
        }
      })
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const url = new URL(request.originalUrl ?? '/', 'http://localhost')
            const { prefix, path } = splitPath(url.pathname)
            const feed = path.startsWith('/feed.') && (await feedFiles(readFeedWords))[path]
            if (feed) {
              response.setHeader('content-type', fileTypes[path] ?? '').end(feed)
              return
            }
            if (path === '/') {
              response.writeHead(302, { location: `${prefix ? `/${prefix}` : ''}/home${url.search}` }).end()
              return
            }
            const { cookie, 'accept-language': accepted } = request.headers
            const kept = new RegExp(`(?:^|;\\s*)${localeCookie}=(\\w+)`).exec(cookie ?? '')?.[1]
            const locale = prefix ?? localeOf(kept) ?? localeOf(accepted) ?? fallbackLocale
            const app = await loadApp()
            const found = (await pagesOf(app)).has(path)
            const routePath = found ? path : notFound
            const { resource, html: page } = await pageOf(app, routePath, locale)
            const html = documentOf({
              ...resource,
              path: routePath,
              prefix,
              locale,
              hidden: true,
              canonical: path,
              css: '',
              head: await headScripts(),
              files: {
                now: ['/app/main.tsx'],
                soon: [],
                page: `/${pageFile(app.routeOf(routePath), routePath)}`,
                words: `${resourceFolder}/${locale}${routePath}.js`,
                // Here the styles come with the scripts.
                alive: 0,
              },
              html: htmlAt(prefix, page),
            })
            response.statusCode = found ? 200 : 404
            response.setHeader('content-type', 'text/html; charset=utf-8')
            response.end(await server.transformIndexHtml(url.pathname, html))
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

function wordsHash(): string {
  const sources = ['locales', 'content', 'contract', 'app', 'prerender'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const files = sources.filter((name) => /\.(?:tsx?|md|json)$/.test(name)).toSorted()
  // What comes of the texts depends on the version of the Markdown parser, too.
  return contentHash(...[...files, 'package-lock.json'].map((file) => readFileSync(file)))
}

/** The words of header, footer and error screen. */
async function frameOf(app: App, locale: Locale): Promise<Resource> {
  const words = await readWords(app.frameWords, locale)
  return { title: '', description: '', words, data: null, stops: {} }
}

async function pageOf(app: App, path: string, locale: Locale): Promise<Page> {
  const route = app.routeOf(path)
  if (!route) throw new Error(`There is no route ${path}.`)
  const resource = await readResource(path, route, locale)
  const { html, stops } = await render(app, path, locale, resource)
  return { resource: { ...resource, stops }, html }
}

async function render(app: App, path: string, locale: Locale, resource: Resource): Promise<OnceRendered> {
  const words = { ...(await readWords(app.frameWords, locale)), ...resource.words }
  return renderOnce((marks) => app.render({ ...resource, words, path, locale, ...marks }, path))
}

/** Every page by its path: those of the table, then those that follow from the content. */
async function pagesOf(app: App): Promise<Map<string, Route>> {
  const pages = new Map(Object.entries(app.routes))
  for (const path of await countedPaths()) {
    const route = app.routeOf(path)
    if (route) pages.set(path, route)
  }
  return pages
}

/** All pages in one language, as the build would gather them. */
async function readPages(app: App, locale: Locale): Promise<WrittenPage[]> {
  const frame = await frameOf(app, locale)
  const pages = [...(await pagesOf(app))].map(async ([path, route]) => {
    const { resource, html } = await pageOf(app, path, locale)
    return {
      ...resource,
      path,
      locale,
      canonical: canonicalOf(path, route.canonical, resource.data),
      isPublic: !route.noindex,
      areas: route.words,
      label: labelsOf(frame)[path] ?? '',
      found: foundIn(mainOf(htmlAt(locale, html))),
    }
  })
  return Promise.all(pages)
}

function moduleOf(content: unknown): string {
  return `export default ${JSON.stringify(content)}`
}

async function buildSite(builder: ViteBuilder, resourceFolder: string): Promise<void> {
  refuseSamples()
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('Both builds are needed to write the pages.')
  if (!client.isBuilt) await builder.build(client)
  if (!ssr.isBuilt) await builder.build(ssr)

  const started = performance.now()
  // Without this React's slow development build would render the pages.
  process.env['NODE_ENV'] = 'production'
  const app: App = await import(pathToFileURL(resolve('dist/render/render.js')).href)
  const files = new ManifestFiles(JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')))
  rmSync(join(out, '.vite'), { recursive: true })
  const compression = new Compression()
  compression.addTree(out)
  const images = new ShareImages()
  const folders = new Set<string>()
  function write(name: string, content: string, effort: Effort = 'hard'): void {
    const file = join(out, name)
    const folder = dirname(file)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    compression.add({ file, effort, content })
  }
  const head = await headScripts()
  const record: BuildRecord = { scripts: Object.values(head).map(hashSource), pages: {} }
  const written: WrittenPage[] = []
  const today = new Date()
  const styled = new Map<string, PageStyles>()
  const pages = await pagesOf(app)
  const hardPages = Object.keys(app.routes).length + newestArticles

  for (const locale of locales) {
    const frame = await frameOf(app, locale)
    const site = { labels: labelsOf(frame), about: await aboutFirm(locale), today }
    write(`${resourceFolder}/${locale}/frame.js`, moduleOf(frame))
    for (const [index, [path, route]] of [...pages].entries()) {
      const effort = index < hardPages ? 'hard' : 'quick'
      const { resource, html } = await pageOf(app, path, locale)
      const { css, stylesheets, scripts } = files.of(route, path)
      const resourceFile = `${resourceFolder}/${locale}${path}.js`
      write(resourceFile, moduleOf(resource), effort)
      if (route.first) {
        const words = await readWords(route.first, locale)
        write(firstFile(resourceFile), moduleOf({ ...resource, words, data: {} }))
      }
      const isPublic = !route.noindex
      const isShared = isPublic || route.noindex === 'shared'
      const { list: pagedList, page: pageNumber = 1 } = readListPage(path) ?? {}
      // The pages of a list have one heading.
      const image = `/og/${locale}${pagedList ? listPagePath(pagedList, 1) : path}.png`
      if (isShared && pageNumber === 1) images.draw(join(out, image), headingOf(resource))
      let styles = styled.get(path)
      if (!styles) {
        // Both languages share one division, so that they share the file.
        const { first, rest: late } = divideStyles(css, html.slice(0, endOfFirstScreen(html)))
        // See app/behaviours/own-sheets.ts.
        const rest = `${late}sheets{--sheets:"${stylesheets.join(' ')}"}`
        styles = { first, rest: `/assets/rest-${contentHash(rest)}.css` }
        // Most articles have the same.
        if (!styled.values().some((each) => each.rest === styles?.rest)) write(styles.rest, rest)
        styled.set(path, styles)
      }
      record.pages[path] = { styles: [hashSource(styles.first)] }
      const canonical = canonicalOf(path, route.canonical, resource.data)
      const hasTwin = isPublic && canonical === path
      if (hasTwin) record.pages[path].twin = true
      const page = { ...resource, path, locale, canonical, isPublic, areas: route.words }
      const main = mainOf(htmlAt(locale, html))
      // Articles are searched in their source.
      const found = isArticle(path) ? undefined : foundIn(main)
      written.push({ ...page, label: site.labels[path] ?? '', ...(found && { found }) })
      const list = longLists.find((each) => each === path)
      const longList = list && (await readLongList(list, locale))
      if (longList) write(`${resourceFolder}/${locale}${path}.texts.js`, moduleOf(longList.texts))
      const all = await readAllOf(path, locale)
      if (all) write(`${resourceFolder}/${locale}${path}.all.js`, moduleOf(all))
      if (hasTwin) {
        const whole = longList && (await render(app, path, locale, { ...resource, data: longList }))
        write(
          twinPath(path, locale),
          markdownTwin(whole ? mainOf(htmlAt(locale, whole.html)) : main, page),
          'quick',
        )
      }
      const marked = markLater(html)
      for (const prefix of [undefined, locale]) {
        const document = documentOf({
          ...page,
          prefix,
          hidden: !isPublic,
          ...(isShared && { image }),
          ...(isPublic && { things: jsonLd(thingsOf({ ...page, prefix, main }, site)) }),
          css: styles.first,
          restStyles: styles.rest,
          head,
          files: {
            ...scripts,
            ...resourcesOf(
              route,
              { whole: resourceFile, frame: `${resourceFolder}/${locale}/frame.js` },
              scripts.soon,
            ),
          },
          html: htmlAt(prefix, marked),
        })
        for (const name of path === notFound ? [path, '/404'] : [path])
          write(prefix ? `/${prefix}${name}.html` : plainFile(name, locale), document, effort)
      }
    }
  }
  record.pages['/404'] = record.pages[notFound] ?? { styles: [] }
  writeFileSync(resolve('dist/build.json'), JSON.stringify(record))
  const hosts = headerFiles(record, { origin: company.origin, root: '/var/www/site' })
  for (const [name, content] of Object.entries(hosts)) {
    // Hosts look for files with an underscore in the web root; the others are for the operator alone.
    writeFileSync(resolve(name.startsWith('_') ? out : 'dist', name), content)
  }
  for (const locale of locales)
    write(`${resourceFolder}/${locale}/search.json`, await searchJson(written, locale))
  const overviews = { ...(await machineFiles(written)), ...(await feedFiles(readFeedWords)) }
  for (const [name, content] of Object.entries(overviews)) write(name, content, 'quick')
  write('/robots.txt', robots())
  write('/.well-known/security.txt', securityContact(today))
  write('/manifest.webmanifest', webManifest())
  const rendered = performance.now()
  await Promise.all([compression.finish(), images.finish()])
  builder.config.logger.info(
    `prerendered ${Object.keys(record.pages).length} pages x ${locales.length} languages in ` +
      `${Math.round(rendered - started)} ms, compressed ${compression.count} files in ` +
      `${Math.round(performance.now() - rendered)} ms more`,
  )
}

interface PageStyles {
  first: string
  /** The file with the styles of the rest of the page. */
  rest: string
}

/** The two lines of the page's heading; an article has one title, which breaks at its colon. */
function headingOf({ title, words, data }: Resource): { long: string; short: string } {
  const own = Object.values(words)[0]
  if (typeof own === 'object' && own && 'long' in own && 'short' in own) {
    return { long: String(own.long), short: String(own.short) }
  }
  const whole = holdsArticle(data) ? data.article.title : title
  const [long = whole, ...rest] = whole.split(/(?<=:) /)
  return { long, short: rest.join(' ') }
}

function labelsOf(frame: Resource): Record<string, string> {
  const menu = frame.words['menu'] as { labels?: Record<string, string> } | undefined
  return menu?.labels ?? {}
}

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

function firstFile(resourceFile: string): string {
  return resourceFile.replace(/js$/, 'first.js')
}

/** The words of a page, all of them or those of its first screen alone. */
function resourcesOf({ first }: Route, { whole, frame }: { whole: string; frame: string }, soon: string[]) {
  if (!first) return { soon: [...soon, frame, whole], words: whole }
  const words = firstFile(whole)
  return { soon: [words, ...soon, frame], words, rest: whole }
}

/** The source file of a page. */
function pageFile(route: Route | undefined, path: string): string {
  const { list } = readListPage(path) ?? {}
  if (list) return `app/pages${list}/all.tsx`
  return `app/pages${isArticle(path) ? '/article' : (route?.canonical ?? path)}.tsx`
}

/** Which built files a page needs, read from Vite's manifest. */
class ManifestFiles {
  readonly manifest: Manifest
  readonly #css = new Map<string, string>()

  constructor(manifest: Manifest) {
    this.manifest = manifest
  }

  of(route: Route, path: string) {
    const entry = 'app/main.tsx'
    const page = pageFile(route, path)
    const now = this.withImports([entry])
    const soon = this.withImports(['app/frame.tsx', 'app/travel.ts', page]).filter(
      (key) => !now.includes(key),
    )
    // Parts that load their script later stand in the HTML all the same, so their styles are needed at once.
    const all = this.withImports([entry, 'app/frame.tsx', page, ...(this.chunk(page).dynamicImports ?? [])])
    // The sheet of the entry is the first: it names the order of the layers.
    const stylesheets = [...new Set([entry, ...all].flatMap((key) => this.chunk(key).css ?? []))]
    const fileOf = (key: string) => `/${this.chunk(key).file}`
    return {
      scripts: {
        now: now.map(fileOf),
        soon: soon.map(fileOf),
        page: fileOf(page),
        alive: route.alive,
      },
      stylesheets: stylesheets.map((file) => `/${file}`),
      css: stylesheets.map((file) => this.#styles(file)).join(''),
    }
  }

  #styles(file: string): string {
    const css = this.#css.get(file) ?? readFileSync(join(out, file), 'utf8').trim()
    this.#css.set(file, css)
    return css
  }

  /** Each behind what it imports. */
  withImports(keys: string[], seen = new Set<string>(), ordered: string[] = []): string[] {
    for (const key of keys) {
      if (seen.has(key)) continue
      seen.add(key)
      this.withImports(this.chunk(key).imports ?? [], seen, ordered)
      ordered.push(key)
    }
    return ordered
  }

  chunk(key: string) {
    const chunk = this.manifest[key]
    if (!chunk) throw new Error(`The build has no file for ${key}.`)
    return chunk
  }
}
