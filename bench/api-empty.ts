/** The least that an address for posts can do: read the JSON and answer. The yardstick of `bench/api.ts`. */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono()
app.post('/api/leads', async (context) => {
  const body: unknown = await context.req.json()
  return context.json({ ok: typeof body === 'object' }, 201)
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`Ready: http://127.0.0.1:${port}\n`)
})
