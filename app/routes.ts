/** Every URL of the site, once. Each page is a chunk of its own and names the words it shows. */
import type { ComponentType } from 'react'
import { readListPage } from '#contract/long-lists.ts'
import type { Areas } from '#locales/areas.ts'

export interface Route {
  load: () => Promise<{ default: ComponentType<{ data: never }> }>
  /** The word areas that the page and its sections show, besides those of the frame. */
  words: (keyof Areas)[]
  /** Kept out of search engines and the sitemap; `shared` is made for passing on all the same, with a preview. */
  noindex?: true | 'shared'
  /** The address that search engines should know this page by. */
  canonical?: string
  /** Does something by itself when it has stood still for so many milliseconds, or as soon as the visitor stirs. */
  alive?: number
  /** All that the page needs for its first screen; its other words and data follow with its later sections. */
  first?: (keyof Areas)[]
}

function page(
  load: Route['load'],
  words: Route['words'],
  options: Pick<Route, 'noindex' | 'canonical' | 'alive' | 'first'> = {},
): Route {
  return { load, words, ...options }
}

export const routes = {
  // Home variants
  '/home': page(
    () => import('./pages/home.tsx'),
    [
      'pages/home',
      'hero',
      'workflow',
      'forecast',
      'homeFeatures',
      'features',
      'catalogue',
      'featureCollection',
      'testimonialsSection',
      'pricing',
      'articles',
      'ctaSection',
    ],
    { alive: 2_500, first: ['pages/home', 'hero', 'cta'] },
  ),
  '/home-2': page(
    () => import('./pages/home-2.tsx'),
    ['pages/home-2', 'hero', 'workflow-tool', 'catalogue', 'integrations', 'ctaSection'],
  ),
  '/home-3': page(
    () => import('./pages/home-3.tsx'),
    ['pages/home-3', 'forecast', 'testimonials', 'pricing', 'ctaSection'],
  ),
  // Company and content
  '/about': page(() => import('./pages/about.tsx'), ['pages/about']),
  '/about-details': page(() => import('./pages/about-details.tsx'), ['pages/about-details']),
  '/blog': page(() => import('./pages/blog.tsx'), ['pages/blog', 'articles', 'blog', 'list-pages']),
  '/blog-details': page(() => import('./pages/blog-details.tsx'), ['pages/blog-details', 'articles', 'blog']),
  '/careers': page(() => import('./pages/careers.tsx'), ['pages/careers']),
  '/careers-details': page(
    () => import('./pages/careers-details.tsx'),
    ['pages/careers-details', 'contact', 'forms'],
  ),
  '/contact': page(() => import('./pages/contact.tsx'), ['pages/contact', 'contact', 'forms']),
  '/faqs': page(() => import('./pages/faqs.tsx'), ['pages/faqs', 'faq']),
  '/reviews': page(() => import('./pages/reviews.tsx'), ['pages/reviews', 'testimonials']),
  '/statistics': page(
    () => import('./pages/statistics.tsx'),
    ['pages/statistics', 'featureCollection', 'platforms', 'integrations'],
  ),
  '/use-cases': page(
    () => import('./pages/use-cases.tsx'),
    ['pages/use-cases', 'catalogue', 'ctaSection', 'list-pages'],
  ),
  '/use-cases/all': page(() => import('./pages/use-cases/all.tsx'), ['pages/use-cases/all', 'list-pages']),
  // Product and offer
  '/features': page(
    () => import('./pages/features.tsx'),
    ['pages/features', 'homeFeatures', 'features', 'ctaSection'],
  ),
  '/hero': page(
    () => import('./pages/hero.tsx'),
    ['pages/hero', 'patterns', 'hero', 'homeFeatures', 'features', 'workflow'],
    { noindex: true },
  ),
  '/cards': page(() => import('./pages/cards.tsx'), ['pages/cards', 'patterns', 'catalogue', 'pricing'], {
    noindex: true,
  }),
  '/ctas': page(() => import('./pages/ctas.tsx'), ['pages/ctas', 'patterns', 'ctaSection'], {
    noindex: true,
  }),
  '/integrations': page(
    () => import('./pages/integrations.tsx'),
    ['pages/integrations', 'integrations', 'platforms', 'ctaSection', 'list-pages'],
  ),
  '/integrations/all': page(
    () => import('./pages/integrations/all.tsx'),
    ['pages/integrations/all', 'integrations', 'list-pages'],
  ),
  '/integrations-details': page(
    () => import('./pages/integrations-details.tsx'),
    ['pages/integrations-details', 'integrations', 'ctaSection'],
  ),
  '/link-in-bio': page(() => import('./pages/link-in-bio.tsx'), ['pages/link-in-bio'], { noindex: 'shared' }),
  '/product-1': page(
    () => import('./pages/product-1.tsx'),
    ['pages/product-1', 'catalogue', 'platforms', 'departures', 'list-pages'],
  ),
  // With the text of every line in the document, for browsers without a script; further pages are /product-1/all/2 …
  '/product-1/all': page(
    () => import('./pages/product-1/all.tsx'),
    ['pages/product-1/all', 'catalogue', 'platforms', 'departures', 'list-pages'],
  ),
  '/product-2': page(
    () => import('./pages/product-2.tsx'),
    ['pages/product-2', 'hero', 'workflow', 'workflow-tool', 'ctaSection'],
    // The steps to edit are not in the document: whoever looks for them without moving would find nothing.
    { alive: 2_500 },
  ),
  '/product-3': page(() => import('./pages/product-3.tsx'), ['pages/product-3', 'forecast']),
  '/request-a-demo': page(
    () => import('./pages/request-a-demo.tsx'),
    ['pages/request-a-demo', 'contact', 'forms'],
  ),
  // Pricing
  '/pricing-1': page(() => import('./pages/pricing-1.tsx'), ['pages/pricing-1', 'pricing', 'ctaSection']),
  '/pricing-2': page(() => import('./pages/pricing-2.tsx'), ['pages/pricing-2', 'pricing', 'pricingPage']),
  '/pricing-2-details': page(
    () => import('./pages/pricing-2-details.tsx'),
    ['pages/pricing-2-details', 'pricing', 'pricingPage'],
  ),
  '/pricing-3': page(() => import('./pages/pricing-3.tsx'), ['pages/pricing-3', 'forecast']),
  // Legal and status
  '/privacy-policy': page(() => import('./pages/privacy-policy.tsx'), ['pages/privacy-policy', 'legal']),
  '/coming-soon': page(() => import('./pages/coming-soon.tsx'), ['pages/coming-soon', 'forms'], {
    noindex: 'shared',
  }),
  // Auth and utility
  '/email-confirmation': page(
    () => import('./pages/email-confirmation.tsx'),
    ['pages/email-confirmation', 'forms'],
    {
      noindex: true,
    },
  ),
  '/error-404': page(() => import('./pages/error-404.tsx'), ['pages/error-404'], { noindex: true }),
  '/log-in': page(() => import('./pages/log-in.tsx'), ['pages/log-in', 'forms'], { noindex: true }),
  '/password-protected': page(
    () => import('./pages/password-protected.tsx'),
    ['pages/password-protected', 'forms'],
    {
      noindex: true,
    },
  ),
  '/reset-password': page(() => import('./pages/reset-password.tsx'), ['pages/reset-password', 'forms'], {
    noindex: true,
  }),
  '/sign-up': page(() => import('./pages/sign-up.tsx'), ['pages/sign-up', 'forms'], { noindex: true }),
  '/update-password': page(() => import('./pages/update-password.tsx'), ['pages/update-password', 'forms'], {
    noindex: true,
  }),
  // Legal pages, site map, account
  '/privacy': page(() => import('./pages/privacy-policy.tsx'), ['pages/privacy-policy', 'legal'], {
    canonical: '/privacy-policy',
  }),
  '/terms': page(() => import('./pages/terms.tsx'), ['pages/terms', 'legal']),
  '/imprint': page(() => import('./pages/imprint.tsx'), ['pages/imprint', 'legal']),
  '/accessibility': page(() => import('./pages/accessibility.tsx'), ['pages/accessibility', 'legal']),
  '/sitemap': page(() => import('./pages/sitemap.tsx'), ['pages/sitemap']),
  '/account': page(() => import('./pages/account.tsx'), ['pages/account', 'forms'], { noindex: true }),
} satisfies Record<string, Route>

export type Path = keyof typeof routes

/** The words of header, footer, banner and error screen: loaded once, for every page. */
export const frameWords = [
  'navigation',
  'menu',
  'common',
  'cta',
  'footer',
  'cookies',
  'errors',
] as const satisfies (keyof Areas)[]

const table: Record<string, Route> = routes

/** All articles share one page; which ones there are, only the build knows. */
const article = page(() => import('./pages/article.tsx'), ['articles', 'blog'])

function isArticlePath(path: string): boolean {
  return /^\/blog\/[a-z0-9-]+$/.test(path)
}

/** How many of these there are follows from the content, which only the build knows. */
export function isCountedPath(path: string): boolean {
  return isArticlePath(path) || readListPage(path) !== undefined
}

export function routeOf(path: string): Route | undefined {
  if (isArticlePath(path)) return article
  const { list } = readListPage(path) ?? {}
  const known = list ? `${list}/all` : path
  return Object.hasOwn(table, known) ? table[known] : undefined
}
