/** A backup is made while visitors send, and put to work on another machine: here, in another directory. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import type { Fault } from './fault.ts'
import { makePlace } from './place.ts'
import { lostOf, storedInSqlite } from './stored.ts'

function tool(dataDir: string, ...args: string[]): void {
  const env = { ...process.env, DATA_DIR: dataDir }
  execFileSync(process.execPath, ['tools/backup.ts', ...args], { env, stdio: 'pipe' })
}

export async function restoreBackup(): Promise<Fault> {
  const old = makePlace()
  const fresh = makePlace()
  const copy = join(old.directory, 'copy.sqlite')
  try {
    await old.start()
    old.visitors.begin()
    await pause(3_000)
    const before = new Set(old.visitors.acknowledged)
    tool(old.dataDir, copy)
    await old.visitors.rest()

    const started = performance.now()
    await fresh.start()
    await fresh.end()
    tool(fresh.dataDir, 'restore', copy)
    await fresh.start()
    const recovered = performance.now() - started
    fresh.visitors.begin()
    await fresh.visitors.untilAcknowledged()
    await fresh.visitors.rest()
    const stored = storedInSqlite(fresh.dataDir)
    return {
      fault: 'backup under load, restored elsewhere',
      rounds: 1,
      acknowledged: before.size,
      lost: lostOf(before, stored),
      doubled: stored.doubled,
      recovered,
      demands: [
        ['the copy passes the database’s own check', stored.isSound],
        [`${stored.incomplete} leads lack one of their two letters`, stored.incomplete === 0],
        ['the new place takes leads', fresh.visitors.acknowledged.size > 0],
      ],
    }
  } finally {
    await old.leave()
    await fresh.leave()
  }
}
