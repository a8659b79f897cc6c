/** Runs every check and ends with one line that counts them: `N passed, N failed`. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

interface Step {
  name: string
  command: string[]
  /** A report with counts of its own; without one the step itself counts as one test. */
  report?: string
}

const reports = 'test-results'
/** Together and beside the build, because each of them keeps one processor busy. */
const quick: Step[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--quiet'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'dead code', command: ['knip'] },
]
/** Alone: beside something else its tests could run out of time. */
const units: Step = {
  name: 'units',
  command: [
    'vitest',
    'run',
    // A forgotten test.only would leave out the rest of its file and pass.
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/units.json`,
  ],
  report: `${reports}/units.json`,
}
const build: Step = { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] }
const looks: Step[] = [
  { name: 'budgets', command: ['node', 'bench/weight.ts', '--check'] },
  { name: 'browser', command: ['playwright', 'test', '--forbid-only'], report: `${reports}/browser.json` },
]

const env = { ...process.env, ALLOW_SAMPLE_COMPANY: '1', BROWSER_REPORT: `${reports}/browser.json` }
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

let passed = 0
let failed = 0
/** Said once more at the end: of a long output often only the end is kept. */
const wrong: string[] = []
const isCheck = process.argv.includes('--check')
const [isBuilt] = await Promise.all([!isCheck && run(build), ...quick.map(run)])
await run(units)
// Without a build there is nothing to look at in a browser.
if (isBuilt) for (const step of looks) await run(step)
for (const line of wrong) console.log(line)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** Whether it was all right. */
async function run({ name, command, report }: Step): Promise<boolean> {
  const started = performance.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, { stdio: 'inherit', env })
  const isOk = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
  const counts = count(report, isOk)
  passed += counts.passed
  failed += counts.failed
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${isOk ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (!isOk) wrong.push(`✗ ${name}`, ...counts.wrong)
  return isOk
}

interface Counts {
  passed: number
  failed: number
  wrong: string[]
}

interface Report {
  numPassedTests?: number
  numFailedTests?: number
  /** Of each file; the message is of a file that could not even be read. */
  testResults?: {
    name: string
    message: string
    assertionResults: { status: string; title: string; failureMessages: string[] }[]
  }[]
  stats?: { expected: number; unexpected: number; flaky: number }
}

function count(report: string | undefined, ok: boolean): Counts {
  if (!report || !existsSync(report)) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, wrong: [] }
  const found: Report = JSON.parse(readFileSync(report, 'utf8'))
  const counted = {
    passed: found.numPassedTests ?? (found.stats ? found.stats.expected + found.stats.flaky : 0),
    failed: found.numFailedTests ?? found.stats?.unexpected ?? 0,
    // The browser's are told by its own runner, which comes last.
    wrong: (found.testResults ?? []).flatMap(({ name, message, assertionResults }) => [
      ...(message ? [`  ${name}\n    ${message}`] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ title, failureMessages }) => `  ${title}\n    ${failureMessages.join('\n    ')}`),
    ]),
  }
  // A runner that broke down without a failing test has failed all the same.
  return !ok && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}
