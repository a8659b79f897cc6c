/** What the head of the document says of the page, kept true when the page changes without a new document. */
import { locales } from '#contract/locale.ts'
import { routeOf } from './routes.ts'
import type { View } from './view.ts'

/** What machines read of a page; see prerender/document.ts. */
const told = [
  'meta[name=robots]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'link[rel=canonical]',
  'link[hreflang]',
  'link[type="text/markdown"]',
  'script[type="application/ld+json"]',
]
/** Where search engines know the site; only a page that they may show says so. */
let origin: string | undefined

export function describe({ locale, prefix, path, title, description, canonical }: View): void {
  document.documentElement.lang = locale
  document.title = title
  document.querySelector('meta[name=description]')?.setAttribute('content', description)
  const known = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (known) ({ origin } = new URL(known.href))
  // Previews and structured data are for those who load the document; of another page they would be wrong.
  for (const each of document.querySelectorAll(told.join())) each.remove()
  if (routeOf(canonical)?.noindex) return add('meta', { name: 'robots', content: 'noindex' })
  if (origin) {
    add('link', { rel: 'canonical', href: origin + (prefix ? `/${prefix}` : '') + canonical })
    // The languages of a page that is known under another address are told there.
    for (const each of canonical === path ? [...locales, undefined] : []) {
      const href = origin + (each ? `/${each}` : '') + path
      add('link', { rel: 'alternate', hreflang: each ?? 'x-default', href })
    }
  }
  add('link', { rel: 'alternate', type: 'text/markdown', href: `/${locale}${canonical}.md` })
}

function add(name: 'link' | 'meta', attributes: Record<string, string>): void {
  document.head.append(Object.assign(document.createElement(name), attributes))
}
