/** Puts the parts of accounts and demos together. */
import type { Hono } from 'hono'

import { demoDeliveries } from '#server/demos/letter.ts'
import { demoRoutes } from '#server/demos/routes.ts'
import { createDemoStore } from '#server/demos/store.ts'
import type { Database } from '#server/database/open.ts'
import type { ApiContext } from '#server/http/api-context.ts'
import { trustedPeers } from '#server/http/client-address.ts'
import { createRateLimit, type RateLimit } from '#server/http/rate-limit.ts'
import { shareLimits } from '#server/http/shared-limits.ts'
import type { Log } from '#server/log.ts'
import type { Delivery } from '#server/mail/outbox.ts'
import type { Send } from '#server/mail/transport.ts'
import { createPlainPages, type FillPage } from '#server/plain-pages.ts'
import { keyFor } from '#server/secret.ts'
import type { Settings } from '#server/settings.ts'

import { accountDeliveries } from './letters.ts'
import { createLimiter } from './limiter.ts'
import type { Passwords } from './passwords.ts'
import { accountRoutes } from './routes.ts'
import { createSessions } from './sessions.ts'
import { createAccountStore } from './store.ts'
import { createMailTokens } from './tokens.ts'
import { createViews } from './view.ts'

interface AccountParts {
  settings: Settings
  secret: string
  database: Database
  send: Send
  passwords: Passwords
  now: () => number
  log: Log
}

export interface Accounts {
  deliveries: Record<string, Delivery>
  /** Route tables under `/api`. */
  routes: (wakeOutbox: () => void) => Record<string, Hono<ApiContext>>
  fillPage: FillPage
}

const minutes = 60_000

export function createAccounts(parts: AccountParts): Accounts {
  const { settings, secret, database, send, passwords, now, log } = parts
  const { publicOrigin } = settings
  const mailTokens = createMailTokens(secret)
  const limiter = createLimiter({ database, secret, now })
  const sessions = createSessions({ database, now })
  const store = createAccountStore({ database, secret, limiter, mailTokens, now })
  const views = createViews({ database, store, sessions, now })
  const demos = createDemoStore({ database, passwords, secret, now })
  const isTrusted = trustedPeers(settings.trustedProxies)

  /** A whole office may share one network address. */
  function perAddress(most: number, span: number): RateLimit {
    const windows = [{ milliseconds: span * minutes, most }]
    return createRateLimit({ secret: keyFor(secret, 'rate'), now, windows })
  }
  const ownLimits = {
    logIn: perAddress(30, 10),
    mails: perAddress(20, 60),
    others: perAddress(120, 10),
    demos: perAddress(10, 10),
  }
  const limits = shareLimits(database.bulletin, ownLimits, now)

  return {
    deliveries: {
      ...accountDeliveries({ database, send, mailTokens, publicOrigin, now }),
      ...demoDeliveries({ database, send, codeOf: demos.codeOf, publicOrigin }),
    },
    routes: (wakeOutbox) => ({
      '/account': accountRoutes({
        store,
        sessions,
        views,
        limiter,
        passwords,
        limits,
        origin: settings,
        isTrusted,
        wakeOutbox,
        log,
      }),
      '/demo-access': demoRoutes({ demos, limit: limits.demos, origin: settings, isTrusted, log }),
    }),
    fillPage: createPlainPages({ sessions, views, demos, now, log }),
  }
}
