/** A build without the server behind it, `VITE_API=off`: nothing may pretend to send. */
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { company } from '#contract/company.ts'
import { locales, type Locale } from '#contract/locale.ts'
import { readData } from './page-data.ts'

let app: typeof import('#app/render.tsx')

// Modules read it once: those of other tests must not be used here, nor these there.
beforeAll(async () => {
  vi.stubEnv('VITE_API', 'off')
  vi.resetModules()
  app = await import('#app/render.tsx')
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function rendered(path: string, locale: Locale): Promise<string> {
  const route = app.routeOf(path)
  if (!route) throw new Error(`There is no route ${path}.`)
  const words = await Promise.all(
    [...app.frameWords, ...route.words].map(async (area) => {
      const module: object = await import(resolve('locales', locale, `${area}.ts`))
      return [area, Object.values(module)[0]]
    }),
  )
  const data = await readData(path, locale)
  const head = { title: '', description: '', stops: {} }
  const view = { ...head, words: Object.fromEntries(words), data, path, prefix: locale, locale }
  return app.render(view, path)
}

const withForms = [
  '/contact',
  '/request-a-demo',
  '/careers-details',
  '/coming-soon',
  '/log-in',
  '/sign-up',
  '/reset-password',
  '/update-password',
  '/email-confirmation',
  '/password-protected',
]

test.each(withForms.flatMap((path) => locales.map((locale) => [path, locale] as const)))(
  '%s in %s has an address and a number instead of a form',
  async (path, locale) => {
    const html = await rendered(path, locale)
    const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
    expect(main).not.toMatch(/<form|<textarea|type="(submit|email|password)"/)
    // In the menu of the account as well.
    expect(html).not.toContain('/api/')
    expect(main).toContain(`href="mailto:${company.email}`)
    expect(main).toContain('href="tel:')
  },
)
