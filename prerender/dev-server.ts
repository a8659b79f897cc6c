/** Renders each page when it is asked for, while the site is being written. */
import type { ServerResponse } from 'node:http'
import { type Connect, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { forgetContent } from '#content/read.ts'
import { fallbackLocale, localeCookie, locales, localeOf, splitPath, type Locale } from '#contract/locale.ts'
import { longLists } from '#contract/long-lists.ts'
import { fileTypes } from '#contract/security-headers.ts'
import { type App, frameOf, listed, moduleOf, notFound, pageOf, pagesOf } from './app.ts'
import { documentOf } from './document.ts'
import { feedFiles } from './feeds.ts'
import { headScripts } from './head-scripts.ts'
import { readAllOf, readLongList } from './list-data.ts'
import { searchJson } from './machine-files.ts'
import { pageFile } from './manifest-files.ts'
import { htmlAt } from './render-once.ts'
import { readFeedWords } from './resources.ts'

type Answer = (request: Connect.IncomingMessage, response: ServerResponse) => Promise<void>

/** Returns what is to be done when Vite itself has nothing to answer with. */
export function showFromSource(server: ViteDevServer, resourceFolder: string): () => void {
  const environment = server.environments.ssr
  if (!isRunnableDevEnvironment(environment)) throw new Error('The pages cannot be rendered in development.')
  const loadApp = () => environment.runner.import<App>('/app/render.tsx')
  server.watcher.on('all', (_, file) => {
    if (!/[\\/]content[\\/].+[\\/].+[\\/][^\\/]+\.(md|ts)$/.test(file)) return
    forgetContent()
    server.ws.send({ type: 'full-reload' })
  })

  const answerResource: Answer = async (request, response) => {
    const name = request.url ?? ''
    const searched = locales.find((locale) => name.startsWith(`/${locale}/search.json`))
    const content = searched
      ? await searchOf(await loadApp(), searched)
      : await resourceAt(loadApp, name.replace(/\.js.*$/, ''))
    if (content === undefined) response.statusCode = 404
    else response.setHeader('content-type', searched ? 'application/json' : 'text/javascript')
    response.end(content)
  }

  const answerPage: Answer = async (request, response) => {
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
    const locale = prefix ?? wishedLocale(request)
    const app = await loadApp()
    const found = (await pagesOf(app)).has(path)
    const routePath = found ? path : notFound
    const { resource, html, route } = await pageOf(app, routePath, locale)
    const document = documentOf({
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
        page: `/${pageFile(route, routePath)}`,
        words: `${resourceFolder}/${locale}${routePath}.js`,
        // Here the styles come with the scripts.
        alive: 0,
      },
      html: htmlAt(prefix, html),
    })
    response.statusCode = found ? 200 : 404
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(await server.transformIndexHtml(url.pathname, document))
  }

  server.middlewares.use(resourceFolder, (request, response, next) => {
    answerResource(request, response).catch(next)
  })
  return () => {
    server.middlewares.use((request, response, next) => {
      answerPage(request, response).catch(next)
    })
  }
}

/** All that the search finds, as the build would gather it. */
async function searchOf(app: App, locale: Locale): Promise<string> {
  const frame = await frameOf(app, locale)
  const paths = [...(await pagesOf(app)).keys()]
  const pages = paths.map(async (path) => listed(await pageOf(app, path, locale), frame))
  return searchJson(await Promise.all(pages), locale)
}

/** The script with words and data of this name, if there is one. */
async function resourceAt(loadApp: () => Promise<App>, name: string): Promise<string | undefined> {
  const { prefix: locale = fallbackLocale, path } = splitPath(name)
  const list = longLists.find((each) => path === `${each}.texts`)
  if (list) return moduleOf((await readLongList(list, locale)).texts)
  const all = path.endsWith('.all') && (await readAllOf(path.replace(/\.all$/, ''), locale))
  if (all) return moduleOf(all)
  const app = await loadApp()
  if (path === '/frame') return moduleOf(await frameOf(app, locale))
  if (!(await pagesOf(app)).has(path)) return undefined
  return moduleOf((await pageOf(app, path, locale)).resource)
}

function wishedLocale({ headers }: Connect.IncomingMessage): Locale {
  const kept = new RegExp(`(?:^|;\\s*)${localeCookie}=(\\w+)`).exec(headers.cookie ?? '')?.[1]
  return localeOf(kept) ?? localeOf(headers['accept-language']) ?? fallbackLocale
}
