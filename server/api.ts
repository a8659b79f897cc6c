/** Puts the parts of the API together: one database, one outbox, and the routes that use them. */
import { setTimeout } from 'node:timers/promises'

import { createAccounts } from './accounts/accounts.ts'
import { createPasswords, type Passwords } from './accounts/passwords.ts'
import type { Database } from './database/open.ts'
import { isUnavailable } from './database/unavailable.ts'
import type { HandlerParts } from './handler.ts'
import { healthRoutes } from './health.ts'
import { tellOfStrangers, trustedPeers } from './http/client-address.ts'
import { createRateLimit, type RateLimit } from './http/rate-limit.ts'
import { shareLimits } from './http/shared-limits.ts'
import { createLeadAlarm } from './leads/alarm.ts'
import { createChallenges } from './leads/challenge.ts'
import { createGroupCommit } from './leads/group-commit.ts'
import { leadDeliveries, mailingOf } from './leads/mail.ts'
import { newsletterRoutes } from './leads/newsletter-routes.ts'
import { createNewsletter, createNewsletterLinks } from './leads/newsletter.ts'
import { leadRoutes } from './leads/routes.ts'
import { stepDeliveries } from './leads/step-letter.ts'
import { createLeadStore } from './leads/store.ts'
import type { Log } from './log.ts'
import { createOutbox, type Outbox } from './mail/outbox.ts'
import { createTransport } from './mail/transport.ts'
import { reportRoutes } from './reports.ts'
import { scheduleRetention } from './retention.ts'
import { keyFor } from './secret.ts'
import { isPublicWithoutMail, type Settings } from './settings.ts'

export interface ApiParts {
  settings: Settings
  secret: string
  database: Database
  log: Log
  now?: () => number
  passwords?: Passwords
}

export interface Api extends Required<Pick<HandlerParts, 'api' | 'health' | 'fillPage'>> {
  outbox: Outbox
  /** Begins what goes on without a visitor: letters and erasure. */
  start: () => void
  /** From now on the readiness check asks for visitors to be sent elsewhere. */
  announceStop: () => void
  /** To be called when the last visitor has his answer. */
  stop: () => Promise<void>
}

const hour = 3_600_000
const longestFarewell = 1_500

export async function createApi({
  settings,
  secret,
  database,
  log,
  now = Date.now,
  passwords = createPasswords(),
}: ApiParts): Promise<Api> {
  const { publicOrigin, webhook, dataDir } = settings
  const mailing = mailingOf(settings)
  const links = createNewsletterLinks(secret, publicOrigin)
  const store = createLeadStore({ database, mailing, now })
  const newsletter = createNewsletter({ database, secret, mailing, now })
  const send = createTransport(settings, log)

  /** A whole office may share one network address. */
  function perAddress(...spans: { most: number; minutes: number }[]): RateLimit {
    const windows = spans.map(({ most, minutes }) => ({ most, milliseconds: minutes * 60_000 }))
    return createRateLimit({ secret: keyFor(secret, 'rate'), now, windows })
  }
  const ownLimits = {
    // Wide enough for somebody who corrects a form again and again.
    posts: perAddress({ most: 60, minutes: 10 }),
    leads: perAddress({ most: 5, minutes: 10 }, { most: 30, minutes: 60 }),
    unproven: perAddress({ most: 5, minutes: 60 }),
    challenges: perAddress({ most: 60, minutes: 10 }),
    reports: perAddress({ most: 10, minutes: 10 }),
    allReports: perAddress({ most: 200, minutes: 60 }),
    logIn: perAddress({ most: 30, minutes: 10 }),
    mails: perAddress({ most: 20, minutes: 60 }),
    others: perAddress({ most: 120, minutes: 10 }),
    demos: perAddress({ most: 10, minutes: 10 }),
  }
  const limits = shareLimits(database.bulletin, ownLimits, now)
  const isTrusted = tellOfStrangers(trustedPeers(settings.trustedProxies), log)

  const accounts = createAccounts({
    settings,
    secret,
    database,
    send,
    passwords,
    limits,
    isTrusted,
    now,
    log,
  })
  const deliveries = {
    ...leadDeliveries({ find: store.find, send, links, publicOrigin, webhook, now }),
    ...stepDeliveries({ database, find: store.find, send, publicOrigin }),
    ...accounts.deliveries,
  }
  const outbox = createOutbox({ database, deliveries, now, log })

  const recentHits = await store.recentHits(now() - hour)
  limits.leads.remember(recentHits)
  const alarm = createLeadAlarm({ now, log, bulletin: database.bulletin })
  alarm.remember(recentHits.map(({ at }) => at))

  const save = createGroupCommit(store.save, {
    most: settings.leadsPerCommit,
    isOneItemsFault: (error) => !isUnavailable(error),
  })
  const wakeOutbox = outbox.wake
  let isStopping = false
  let unschedule = (): void => undefined

  return {
    api: {
      '/': leadRoutes({
        save,
        recall: store.recall,
        challenges: createChallenges(secret, now),
        limits,
        alarm,
        isSignedInAs: accounts.isSignedInAs,
        origin: settings,
        isTrusted,
        wakeOutbox,
        now,
        log,
      }),
      ...accounts.routes(wakeOutbox),
      '/reports': reportRoutes({ limits, origin: settings, isTrusted, log }),
      '/newsletter': newsletterRoutes({ newsletter, links, wakeOutbox, log }),
    },
    fillPage: accounts.fillPage,
    health: healthRoutes({
      database,
      alarm,
      dataDir,
      lettersIntoFiles: isPublicWithoutMail(settings),
      isStopping: () => isStopping,
      now,
    }),
    outbox,
    start() {
      outbox.start()
      unschedule = scheduleRetention({ database, secret, dataDir, now, log })
    },
    announceStop() {
      isStopping = true
    },
    async stop() {
      unschedule()
      // A letter that hangs is tried again after the next start.
      await Promise.race([outbox.stop(), setTimeout(longestFarewell)])
      await database.close()
    },
  }
}
