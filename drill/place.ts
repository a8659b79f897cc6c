/** A server of our own in a directory of its own, which may be stopped, killed and started again. */
import { join } from 'node:path'

import { benchSecret } from '#bench/api-leads.ts'
import { endProcess, type Running, scratchSite, startProcess } from '#bench/api-process.ts'

import type { Fault } from './fault.ts'
import { lostOf, storedInSqlite } from './stored.ts'
import { createVisitors, type Visitors } from './visitors.ts'

export const origin = 'http://drill.test'
/** A port at which nobody listens: letters wait. */
const noMail = 'smtp://127.0.0.1:1'

type Balance = Required<Pick<Fault, 'acknowledged' | 'lost' | 'doubled' | 'demands'>>

export interface Place {
  directory: string
  dataDir: string
  environment: Record<string, string>
  /** The server that runs now. */
  running: () => Running
  /** Returns the milliseconds until it was ready. */
  start: (change?: Record<string, string>) => Promise<number>
  end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
  visitors: Visitors
  /** For a database in SQLite. */
  balance: () => Balance
  /** The same, once what had no good answer was sent again. */
  settle: () => Promise<Balance>
  leave: () => Promise<void>
}

export function makePlace(change: Record<string, string> = {}): Place {
  const { directory, siteDir, remove } = scratchSite()
  const dataDir = change['DATA_DIR'] ?? join(directory, 'data')
  const environment = {
    SITE_DIR: siteDir,
    SECRET: benchSecret,
    PUBLIC_ORIGIN: origin,
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: noMail,
    ...change,
    DATA_DIR: dataDir,
  }
  let server: Running | undefined

  function running(): Running {
    if (!server) throw new Error('Nothing was started.')
    return server
  }

  const visitors = createVisitors(() => server?.url ?? 'http://127.0.0.1:1', origin)

  function balance(): Balance {
    const stored = storedInSqlite(dataDir)
    return {
      acknowledged: visitors.acknowledged.size,
      lost: lostOf(visitors.acknowledged, stored),
      doubled: stored.doubled,
      demands: [
        [`${stored.incomplete} leads lack one of their two letters`, stored.incomplete === 0],
        ['the database passes its own check', stored.isSound],
      ],
    }
  }

  return {
    directory,
    dataDir,
    environment,
    running,
    visitors,
    async start(also = {}) {
      const started = performance.now()
      server = await startProcess('server/main.ts', { ...environment, ...also })
      return performance.now() - started
    },
    end: (signal) => endProcess(running(), signal),
    balance,
    async settle() {
      const open = await visitors.finish()
      const { demands, ...rest } = balance()
      return { ...rest, demands: [...demands, [`${open} leads were never acknowledged`, open === 0]] }
    },
    async leave() {
      await visitors.rest()
      if (server) await endProcess(server, 'SIGKILL')
      remove()
    },
  }
}
