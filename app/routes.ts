/** Every URL of the site, once. Each page is a chunk of its own and names the words it shows. */
import type { ComponentType } from 'react'
import type { Areas } from '#locales/areas.ts'

export interface Route {
  load: () => Promise<{ default: ComponentType<{ data: never }> }>
  /** The word areas that the page and its sections show, besides those of the frame. */
  words: (keyof Areas)[]
  /** Kept out of search engines and the sitemap. */
  noindex?: true
  /** The address that search engines should know this page by. */
  canonical?: string
}

function page(
  load: Route['load'],
  words: Route['words'],
  options: Pick<Route, 'noindex' | 'canonical'> = {},
): Route {
  return { load, words, ...options }
}

export const routes = {
  // Home variants
  '/home': page(() => import('./pages/home.tsx'), ['pages/home']),
  '/home-2': page(() => import('./pages/home-2.tsx'), ['pages/home-2']),
  '/home-3': page(() => import('./pages/home-3.tsx'), ['pages/home-3']),
  // Company and content
  '/about': page(() => import('./pages/about.tsx'), ['pages/about']),
  '/about-details': page(() => import('./pages/about-details.tsx'), ['pages/about-details']),
  '/blog': page(() => import('./pages/blog.tsx'), ['pages/blog']),
  '/blog-details': page(() => import('./pages/blog-details.tsx'), ['pages/blog-details']),
  '/careers': page(() => import('./pages/careers.tsx'), ['pages/careers']),
  '/careers-details': page(() => import('./pages/careers-details.tsx'), ['pages/careers-details']),
  '/contact': page(() => import('./pages/contact.tsx'), ['pages/contact']),
  '/faqs': page(() => import('./pages/faqs.tsx'), ['pages/faqs']),
  '/reviews': page(() => import('./pages/reviews.tsx'), ['pages/reviews']),
  '/statistics': page(() => import('./pages/statistics.tsx'), ['pages/statistics']),
  '/use-cases': page(() => import('./pages/use-cases.tsx'), ['pages/use-cases']),
  // Product and offer
  '/features': page(() => import('./pages/features.tsx'), ['pages/features']),
  '/hero': page(() => import('./pages/hero.tsx'), ['pages/hero'], { noindex: true }),
  '/cards': page(() => import('./pages/cards.tsx'), ['pages/cards'], { noindex: true }),
  '/ctas': page(() => import('./pages/ctas.tsx'), ['pages/ctas'], { noindex: true }),
  '/integrations': page(() => import('./pages/integrations.tsx'), ['pages/integrations']),
  '/integrations-details': page(
    () => import('./pages/integrations-details.tsx'),
    ['pages/integrations-details'],
  ),
  '/link-in-bio': page(() => import('./pages/link-in-bio.tsx'), ['pages/link-in-bio'], { noindex: true }),
  '/product-1': page(() => import('./pages/product-1.tsx'), ['pages/product-1']),
  '/product-2': page(() => import('./pages/product-2.tsx'), ['pages/product-2']),
  '/product-3': page(() => import('./pages/product-3.tsx'), ['pages/product-3']),
  '/request-a-demo': page(() => import('./pages/request-a-demo.tsx'), ['pages/request-a-demo']),
  // Pricing
  '/pricing-1': page(() => import('./pages/pricing-1.tsx'), ['pages/pricing-1']),
  '/pricing-2': page(() => import('./pages/pricing-2.tsx'), ['pages/pricing-2']),
  '/pricing-2-details': page(() => import('./pages/pricing-2-details.tsx'), ['pages/pricing-2-details']),
  '/pricing-3': page(() => import('./pages/pricing-3.tsx'), ['pages/pricing-3']),
  // Legal and status
  '/privacy-policy': page(() => import('./pages/privacy-policy.tsx'), ['pages/privacy-policy']),
  '/coming-soon': page(() => import('./pages/coming-soon.tsx'), ['pages/coming-soon'], { noindex: true }),
  // Auth and utility
  '/email-confirmation': page(() => import('./pages/email-confirmation.tsx'), ['pages/email-confirmation'], {
    noindex: true,
  }),
  '/error-404': page(() => import('./pages/error-404.tsx'), ['pages/error-404'], { noindex: true }),
  '/log-in': page(() => import('./pages/log-in.tsx'), ['pages/log-in'], { noindex: true }),
  '/password-protected': page(() => import('./pages/password-protected.tsx'), ['pages/password-protected'], {
    noindex: true,
  }),
  '/reset-password': page(() => import('./pages/reset-password.tsx'), ['pages/reset-password'], {
    noindex: true,
  }),
  '/sign-up': page(() => import('./pages/sign-up.tsx'), ['pages/sign-up'], { noindex: true }),
  '/update-password': page(() => import('./pages/update-password.tsx'), ['pages/update-password'], {
    noindex: true,
  }),
  // Added because the routes above need them
  '/privacy': page(() => import('./pages/privacy-policy.tsx'), ['pages/privacy-policy'], {
    canonical: '/privacy-policy',
  }),
  '/terms': page(() => import('./pages/terms.tsx'), ['pages/terms']),
  '/imprint': page(() => import('./pages/imprint.tsx'), ['pages/imprint']),
  '/accessibility': page(() => import('./pages/accessibility.tsx'), ['pages/accessibility']),
  '/account': page(() => import('./pages/account.tsx'), ['pages/account'], { noindex: true }),
} satisfies Record<string, Route>

export type Path = keyof typeof routes

/** The words of header, footer, banner and error screen: loaded once, for every page. */
export const frameWords = [
  'navigation',
  'menu',
  'common',
  'footer',
  'cookies',
  'errors',
] as const satisfies (keyof Areas)[]

const table: Record<string, Route> = routes

export function routeOf(path: string): Route | undefined {
  return Object.hasOwn(table, path) ? table[path] : undefined
}
