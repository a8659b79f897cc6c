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
  const install = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  // First with what npm keeps from before, if it fits the sums in the lock file: to ask anew for every package takes as
  // long as the rest. Where it keeps too little, or something too old, npm has to ask.
  if (!run('npm', [...install, '--prefer-offline', '--loglevel=silent']) && !run('npm', install)) {
    giveUp(
      'The packages could not be installed.',
      'Check the connection to the npm registry and the free disk space, then run the command again.',
    )
  }
  writeFileSync(stamp, wanted)
}

if (process.argv.includes('--browser') && !installFromDebian() && !findBrowser()) {
  if (!run('npx', ['playwright', 'install', '--with-deps', 'chromium'])) {
    giveUp(
      'No browser could be installed for the tests.',
      'Install Chromium or Chrome by hand and name it: CHROMIUM=/path/to/chromium npm test',
    )
  }
}

/**
 * A browser without a window of its own, in which the tests take two thirds of the time, and the fonts that stand in
 * for ours until those are there: without them nobody could test that nothing moves then.
 */
function installFromDebian() {
  if (!existsSync('/usr/bin/apt-get') || process.env['CHROMIUM']) return false
  const missing = [
    ['chromium-headless-shell', '/usr/bin/chromium-headless-shell'],
    ['fonts-liberation', '/usr/share/fonts/truetype/liberation'],
  ].flatMap(([name, place]) => (existsSync(place) ? [] : [name]))
  if (missing.length === 0) return true
  console.log(`Installing ${missing.join(' and ')} for the tests …`)
  const [apt, ...rest] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  /** @param {string[]} names */
  const install = (names) => run(apt, [...rest, 'install', '-y', '-qq', '--no-install-recommends', ...names])
  // Not every system that Debian is the base of has the first.
  return (
    run(apt, [...rest, 'update', '-qq']) &&
    (install(missing) || (!findBrowser() && install(['chromium', 'fonts-liberation'])))
  )
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
