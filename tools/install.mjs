/**
 * Installs what is missing, on any Node from 20 up: this file runs before the project's own Node is there.
 * `--browser` also sees to a browser for the tests.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const stamp = 'node_modules/.installed'
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')

/** @param {string} command @param {string[]} args */
function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

/** @param {string} problem @param {string} remedy @returns {never} */
function giveUp(problem, remedy) {
  console.error(`\n${problem}\n${remedy}`)
  process.exit(1)
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing packages …')
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    giveUp(
      'The packages could not be installed.',
      'Check the connection to the npm registry and the free disk space, then run the command again.',
    )
  }
  writeFileSync(stamp, wanted)
}

if (process.argv.includes('--browser') && !findBrowser()) {
  console.log('Installing a browser for the tests …')
  const isRoot = process.getuid?.() === 0
  const sudo = isRoot ? [] : ['sudo', '-n']
  const [apt, ...rest] = [...sudo, 'apt-get']
  // The fonts stand in for ours until those are there; without them nobody could test that nothing moves then.
  const viaDebian =
    existsSync('/usr/bin/apt-get') &&
    run(apt, [...rest, 'update', '-qq']) &&
    run(apt, [...rest, 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'])
  if (!viaDebian && !run('npx', ['playwright', 'install', '--with-deps', 'chromium'])) {
    giveUp(
      'No browser could be installed for the tests.',
      'Install Chromium or Chrome by hand and name it: CHROMIUM=/path/to/chromium npm test',
    )
  }
}

/** Playwright finds its own browser by itself; this looks for one of the system's. */
function findBrowser() {
  const places = [
    process.env['CHROMIUM'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  return places.some((place) => place && existsSync(place))
}
