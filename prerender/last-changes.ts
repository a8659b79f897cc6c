/** When a file was last changed, as the history knows it; without a history nobody can say. */
import { execFileSync } from 'node:child_process'

/** From the path of a file to the day of its last commit; a file changed since then has today's. */
export function readLastChanges(today: string): Map<string, string> {
  const changes = new Map<string, string>()
  const day = /^\d{4}-\d\d-\d\d$/
  let current = ''
  for (const line of git('log', '--format=%cs', '--name-only')) {
    if (day.test(line)) current = line
    else if (line && !changes.has(line)) changes.set(line, current)
  }
  for (const line of git('status', '--porcelain')) changes.set(line.slice(3), today)
  return changes
}

function git(...args: string[]): string[] {
  try {
    const output = execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    })
    return output.split('\n')
  } catch {
    return []
  }
}

/** The latest day on which one of the files, or anything in one of the folders, was changed. */
export function lastChange(changes: Map<string, string>, names: string[]): string | undefined {
  let latest: string | undefined
  for (const [file, day] of changes) {
    const isMeant = names.some((name) => file === name || (name.endsWith('/') && file.startsWith(name)))
    if (isMeant && (!latest || day > latest)) latest = day
  }
  return latest
}
