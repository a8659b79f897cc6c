/** Puts the parts of accounts and demos together. */
import type { Hono } from 'hono'

import { demoDeliveries } from '#server/demos/letter.ts'
import { demoRoutes } from '#server/demos/routes.ts'
import { createDemoStore } from '#server/demos/store.ts'
import type { Database } from '#server/database/open.ts'
import type { ApiContext } from '#server/http/api-context.ts'
import type { TrustCheck } from '#server/http/client-address.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import type { Log } from '#server/log.ts'
import { mailboxOf } from '#server/mailbox.ts'
import type { Delivery } from '#server/mail/outbox.ts'
import type { Send } from '#server/mail/transport.ts'
import { createPlainPages, type FillPage } from '#server/plain-pages.ts'
import type { Settings } from '#server/settings.ts'

import { accountDeliveries } from './letters.ts'
import { createLimiter } from './limiter.ts'
import type { Passwords } from './passwords.ts'
import { accountRoutes } from './routes.ts'
import { createSavedStore } from './saved.ts'
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
  limits: Record<'logIn' | 'mails' | 'others' | 'demos', RateLimit>
  isTrusted: TrustCheck
  now: () => number
  log: Log
}

export interface Accounts {
  deliveries: Record<string, Delivery>
  /** Route tables under `/api`. */
  routes: (wakeOutbox: () => void) => Record<string, Hono<ApiContext>>
  fillPage: FillPage
  isSignedInAs: (headers: Headers, email: string) => Promise<boolean>
}

export function createAccounts(parts: AccountParts): Accounts {
  const { settings, secret, database, send, passwords, limits, isTrusted, now, log } = parts
  const { publicOrigin } = settings
  const mailTokens = createMailTokens(secret)
  const limiter = createLimiter({ database, secret, now })
  const sessions = createSessions({ database, now })
  const store = createAccountStore({ database, secret, limiter, mailTokens, now })
  const saved = createSavedStore({ database, now })
  const views = createViews({ database, saved, sessions, now })
  const demos = createDemoStore({ database, passwords, secret, now })

  return {
    deliveries: {
      ...accountDeliveries({ database, send, mailTokens, publicOrigin, now }),
      ...demoDeliveries({ database, send, codeOf: demos.codeOf, publicOrigin }),
    },
    routes: (wakeOutbox) => ({
      '/account': accountRoutes({
        store,
        saved,
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
    async isSignedInAs(headers, email) {
      const signedIn = await sessions.find(headers)
      return signedIn?.account.email === mailboxOf(email)
    },
  }
}
