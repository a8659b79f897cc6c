/** Builds when something changed since the last build, then serves site and API. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'

const stamp = 'dist/.built'
const sources = globSync('{app,content,contract,locales,prerender,public}/**/*.*').concat(
  'package-lock.json',
  'vite.config.ts',
)
const state = createHash('sha256')
for (const file of sources.toSorted()) state.update(file).update(readFileSync(file))
const wanted = state.digest('hex')

// A fresh clone has no company of its own yet: it is shown as the demonstration it is.
const environment = { ALLOW_SAMPLE_COMPANY: '1', ...process.env }

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  const build = spawnSync('vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit', env: environment })
  if (build.status !== 0) process.exit(1)
  writeFileSync(stamp, wanted)
}
await import('#server/main.ts')
