/** Tables as text, and results as files that name the commit they belong to. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

type Cell = string | number
export type Row = Record<string, Cell>

export interface Part {
  title: string
  rows: Row[]
  /** What the figures must be; a demand that is not met ends the command with an error. */
  demands?: [demand: string, isMet: boolean][]
  /** What a reader of the table should know. */
  notes?: string[]
  /** Single measurements, for the file alone. */
  samples?: unknown
}

export function printPart({ title, rows, demands = [], notes = [] }: Part): void {
  // A measurement that prints its own table has no rows.
  console.log(`\n${title}${rows.length > 0 ? `\n${tableOf(rows)}` : ''}`)
  for (const [demand, isMet] of demands) console.log(`${isMet ? '✓' : '✗'} ${demand}`)
  for (const note of notes) console.log(`· ${note}`)
}

/** The columns of all rows; numbers stand to the right. */
export function tableOf(rows: Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = names.map((name) => {
    const cells = rows.map((row) => String(row[name] ?? ''))
    const width = Math.max(name.length, ...cells.map((cell) => cell.length))
    const isText = cells.some((cell) => !/^(?:-?[\d.]+(?: \S+)?)?$/.test(cell))
    const pad = (text: string) => (isText ? text.padEnd(width) : text.padStart(width))
    return { head: pad(name), rule: '-'.repeat(width), cells: cells.map(pad) }
  })
  const lines = [columns.map(({ head }) => head), columns.map(({ rule }) => rule)]
  for (const index of rows.keys()) lines.push(columns.map(({ cells }) => cells[index] ?? ''))
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

/** Returns the file it wrote. Parts that were measured before on the same commit stay in it. */
export function saveParts(measured: Record<string, Part>): string {
  const commit = git('rev-parse', '--short', 'HEAD') || 'unknown'
  const isChanged = git('status', '--porcelain', '--', ':!bench/results') !== ''
  const now = new Date().toISOString()
  const file = `bench/results/${now.slice(0, 10)}-${commit}${isChanged ? '-changed' : ''}.json`
  const machine = { node: process.version, cores: cpus().length, cpu: cpus()[0]?.model ?? '' }
  mkdirSync('bench/results', { recursive: true })
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).parts : {}
  const parts: Record<string, Part> = { ...before, ...measured }
  writeFileSync(file, `${JSON.stringify({ time: now, commit, isChanged, machine, parts }, null, 1)}\n`)
  return file
}

/** Empty outside a repository. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

export function median(values: number[]): number {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 ? high : (low + high) / 2
}
