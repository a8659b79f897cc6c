/** The files that machines ask for: sitemap, robots, overview for language models, security contact, web app manifest. */
import { light } from '#contract/colours.ts'
import { company } from '#contract/company.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import { type Locale, locales } from '#contract/locale.ts'
import { pageAddress, twinPath } from './addresses.ts'
import { isArticle } from './page-data.ts'

interface SitePage {
  path: string
  /** Day of the last change, when it is known. */
  changed?: string
}

/** Every public page in each of its languages, each naming all the others. */
export function sitemap(pages: SitePage[]): string {
  const urls = pages.flatMap(({ path, changed }) => {
    const alternates = [
      ...locales.map((locale) => ({ language: locale, href: pageAddress(path, locale) })),
      { language: 'x-default', href: pageAddress(path) },
    ]
    const links = alternates
      .map(
        ({ language, href }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
      )
      .join('')
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return alternates.map(({ href }) => `<url><loc>${escapeHtml(href)}</loc>${lastmod}${links}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ].join('\n')
}

interface ListedPage {
  path: string
  locale: Locale
  title: string
  description: string
}

const legalPaths = ['/imprint', '/privacy-policy', '/terms', '/accessibility', '/sitemap']

/** The site for programs that read Markdown, as llmstxt.org proposes: what it is, then every page with its twin. */
export function llms(pages: ListedPage[], about: Record<Locale, string>): string {
  const list = (locale: Locale, wanted: (path: string) => boolean) =>
    pages
      .filter((page) => page.locale === locale && wanted(page.path))
      .map(
        ({ path, title, description }) =>
          `- [${title}](${pageAddress(twinPath(path, locale))}): ${description}`,
      )
      .join('\n')
  const isLegal = (path: string) => legalPaths.includes(path)
  const isOther = (path: string) => !isArticle(path) && !isLegal(path)
  return [
    `# ${company.name}`,
    `> ${about.en}`,
    'Every page in this list has a Markdown twin: the address of the page with `.md` behind it. The site is in English under `/en` and in German under `/de`; the German legal texts are the binding ones. Prices are net and for businesses only. Testimonials are marked as samples.',
    '## Pages',
    list('en', isOther),
    '## Articles',
    list('en', isArticle),
    '## Seiten auf Deutsch',
    `> ${about.de}`,
    list('de', isOther),
    '## Artikel auf Deutsch',
    list('de', isArticle),
    '## Optional',
    [list('en', isLegal), list('de', isLegal)].join('\n'),
    '',
  ].join('\n\n')
}

export function robots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${pageAddress('/sitemap.xml')}\n`
}

/** Valid for a year from the build, as RFC 9116 asks. */
export function securityContact(built: Date): string {
  const expires = new Date(built)
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  return [
    `Contact: mailto:${company.securityEmail}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z`,
    'Preferred-Languages: de, en',
    `Canonical: ${pageAddress('/.well-known/security.txt')}`,
    '',
  ].join('\n')
}

export function webManifest(): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.name,
    start_url: '/home',
    display: 'browser',
    background_color: light.paper,
    theme_color: light.paper,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      // Its drawing stays within the circle that every launcher shows.
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  })
}
