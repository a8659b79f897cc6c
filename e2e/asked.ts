import type { Page } from '@playwright/test'

/** The paths of what the page asks for from now on, in a list that grows. */
export function pathsAsked(page: Page, files = /./): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (files.test(pathname)) asked.push(pathname)
  })
  return asked
}
