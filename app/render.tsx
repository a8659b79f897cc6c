/** The build's entry: one page as HTML. */
// First, because it names the order of the cascade layers.
import './styles/site.css'
import { prerender } from 'react-dom/static'
import { Root } from './root.tsx'
import { frameWords, routeOf, routes, type Route } from './routes.ts'
import type { View } from './view.ts'

export { frameWords, routeOf, routes }
export type { Route }

export async function render(view: Omit<View, 'Page' | 'canonical'>, routePath: string): Promise<string> {
  const route = routeOf(routePath)
  if (!route) throw new Error(`There is no route ${routePath}.`)
  const page = await route.load()
  // Nothing may be filled in later by an inline script, however long a section is.
  const { prelude } = await prerender(
    <Root first={{ ...view, canonical: view.path, Page: page.default }} />,
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  )
  return new Response(prelude).text()
}
