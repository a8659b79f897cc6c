/** Builds when something changed since the last build, then serves site and API. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'

/** In a folder that every build empties, so that none but our own is taken for ours. */
export const stamp = 'dist/render/.built'

type Environment = Record<string, string | undefined>

/** A fresh clone has no company of its own yet: it is shown as the demonstration it is, but not to the public. */
export function buildEnvironment(env: Environment): Environment {
  return env['PUBLIC_ORIGIN']?.startsWith('https:') ? env : { ALLOW_SAMPLE_COMPANY: '1', ...env }
}

/** What a build is made of. Whether samples are allowed counts: a demonstration must not go online as it was built. So does whether there are forms. */
export function sourceState(env: Environment): string {
  const files = globSync('{app,content,contract,locales,prerender,public}/**/*.*')
  const state = createHash('sha256')
  for (const file of [...files, 'package-lock.json', 'vite.config.ts'].toSorted()) {
    state.update(file).update(readFileSync(file))
  }
  return state.update(`sample ${env['ALLOW_SAMPLE_COMPANY']} api ${env['VITE_API']}`).digest('hex')
}

function build(env: Environment): void {
  console.log('Building the site …')
  const { error, status, stderr } = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    env,
    encoding: 'utf8',
  })
  if (error) giveUp(`${error.message}. Is it started with npm?`)
  if (status === 0) return
  const cause = /ENOSPC|EROFS|EACCES|EDQUOT/.exec(stderr)
  giveUp(cause ? `dist/ cannot be written (${cause[0]}): the disk is full or read-only.` : stderr.trim())
}

function giveUp(reason: string): never {
  console.error(`The site could not be built: ${reason}`)
  process.exit(1)
}

if (import.meta.main) {
  const env = buildEnvironment(process.env)
  const wanted = sourceState(env)
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    build(env)
    try {
      writeFileSync(stamp, wanted)
    } catch (error) {
      giveUp(String(error))
    }
  }
  await import('#server/main.ts')
}
