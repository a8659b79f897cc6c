/** Which page stands in which menu. Every route is in here, so every route is reachable by links. */
import type { Path } from './routes.ts'

export const menus = {
  home: ['/home', '/home-2', '/home-3'],
  product: [
    '/product-1',
    '/product-2',
    '/product-3',
    '/features',
    '/integrations',
    '/integrations-details',
    '/use-cases',
    '/request-a-demo',
    '/pricing-1',
    '/pricing-2',
    '/pricing-2-details',
    '/pricing-3',
  ],
  pages: [
    '/about',
    '/about-details',
    '/blog',
    '/blog-details',
    '/careers',
    '/careers-details',
    '/faqs',
    '/reviews',
    '/statistics',
    '/link-in-bio',
    '/coming-soon',
    '/hero',
    '/cards',
    '/ctas',
    '/error-404',
  ],
  account: [
    '/log-in',
    '/sign-up',
    '/account',
    '/password-protected',
    '/reset-password',
    '/update-password',
    '/email-confirmation',
  ],
  contact: ['/contact', '/request-a-demo'],
} satisfies Record<string, Path[]>

export const legalPaths = [
  '/imprint',
  '/privacy-policy',
  '/privacy',
  '/terms',
  '/accessibility',
  '/sitemap',
] satisfies Path[]
