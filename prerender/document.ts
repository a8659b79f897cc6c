/** The HTML document around a rendered page. */
import { dark, light } from '#contract/colours.ts'
import { company } from '#contract/company.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import { locales, type Locale } from '#contract/locale.ts'
import { pageAddress, twinPath } from './addresses.ts'
import type { HeadScripts } from './head-scripts.ts'
import { isArticle } from './page-data.ts'

export interface DocumentParts {
  locale: Locale
  prefix: Locale | undefined
  /** The path that both languages share. */
  path: string
  /** Neither indexed nor linked between languages: errors and private pages. */
  hidden: boolean
  canonical: string
  title: string
  description: string
  /** Inlined: the first paint needs nothing but the document. */
  css: string
  /** The file with the styles of what is below the first screen; the head script asks for it behind the first frame. */
  restStyles?: string
  /** Run before the first paint. */
  head: HeadScripts
  /** What the app loads and when: `PageFiles` in app/first-view.tsx. */
  files: object
  html: string
  /** The picture for sharing; only pages that are passed on have one, and a preview. */
  image?: string
  /** Structured data as JSON. */
  things?: string
}

export function documentOf(parts: DocumentParts): string {
  const { locale, prefix, title, description } = parts
  const unfilled = [title, description, parts.html].join('\n').match(/\{\{\w+\}\}[^<\n]{0,40}/)
  if (unfilled) throw new Error(`${parts.path} (${locale}) shows a place that nobody fills: ${unfilled[0]}`)
  const links = parts.hidden
    ? ['<meta name="robots" content="noindex">']
    : [
        `<link rel="canonical" href="${pageAddress(parts.canonical, prefix)}">`,
        // The languages of a page that is known under another address are told there.
        ...(parts.canonical === parts.path
          ? [
              ...locales.map(
                (each) => `<link rel="alternate" hreflang="${each}" href="${pageAddress(parts.path, each)}">`,
              ),
              `<link rel="alternate" hreflang="x-default" href="${pageAddress(parts.path)}">`,
            ]
          : []),
        `<link rel="alternate" type="text/markdown" href="${twinPath(parts.canonical, locale)}">`,
      ]
  const sharing = [
    ['og:type', isArticle(parts.canonical) ? 'article' : 'website'],
    ['og:site_name', company.name],
    ['og:locale', locale === 'de' ? 'de_DE' : 'en_GB'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', pageAddress(parts.canonical, prefix)],
    ['og:image', pageAddress(parts.image ?? '')],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
  ]
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    // See app/behaviours/theme.ts, which a script below calls.
    `<meta name="theme-color" content="${light.paper}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${dark.paper}">`,
    ...(prefix ? [] : [`<script>${parts.head.language}</script>`]),
    `<script>${parts.head.boot}</script>`,
    `<style>${parts.css}</style>`,
    ...(parts.restStyles
      ? [
          `<link rel="stylesheet" href="${parts.restStyles}" disabled data-rest>`,
          `<noscript><link rel="stylesheet" href="${parts.restStyles}"></noscript>`,
        ]
      : []),
    // Where the frame is not waited for; see app/boot.ts.
    '<link rel="preload" href="/fonts/archivo-display.woff2" as="font" crossorigin media="(min-width: 64rem)">',
    ...links,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...(parts.image
      ? [
          ...sharing.map(
            ([name, content]) => `<meta property="${name}" content="${escapeHtml(content ?? '')}">`,
          ),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
    ...(/^\/(home|blog)/.test(parts.path)
      ? [
          `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(company.name)} (Atom)" href="/feed.${locale}.xml">`,
          `<link rel="alternate" type="application/feed+json" title="${escapeHtml(company.name)} (JSON Feed)" href="/feed.${locale}.json">`,
        ]
      : []),
    `</head><body><div id="app">${parts.html}</div>`,
    // Behind the page: nobody waits for it, and it may repeat half of the page.
    ...(parts.things ? [`<script type="application/ld+json">${parts.things}</script>`] : []),
    `<script type="application/json" id="files">${JSON.stringify(parts.files)}</script>`,
    '</body></html>',
  ].join('')
}
