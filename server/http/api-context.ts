import type { IncomingMessage } from 'node:http'

/** What Hono carries through an API request. */
export interface ApiContext {
  /** Node's own request, when there is a real connection. */
  Bindings: { incoming?: IncomingMessage }
  Variables: { requestId: string }
}
