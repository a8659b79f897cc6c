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
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <Root first={{ ...view, canonical: view.path, Page: page.default }} />,
    {
      // Nothing may be filled in later by an inline script, however long a section is.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // React would leave an empty place for the browser to fill in.
      onError: (error) => void errors.push(error),
    },
  )
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw new Error(`${view.path} cannot be drawn.`, { cause: errors[0] })
  return html
}
