/** Slow searches for weak spots: many generated inputs, and regular expressions that could be made to run for ever. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

import { check } from 'recheck'
import { parseSync } from 'vite'

import type { Fault } from './fault.ts'

const none = { acknowledged: 0, lost: 0, doubled: 0, recovered: Number.NaN }

/** The tests of every day, with more inputs. */
export function fuzz(runs: number): Promise<Fault> {
  const files = ['server/fuzz.test.ts', 'app/behaviours/addresses.test.ts']
  const { status, stdout } = spawnSync('vitest', ['run', ...files], {
    encoding: 'utf8',
    env: { ...process.env, FUZZ_RUNS: String(runs), NO_COLOR: '1' },
  })
  const failed = stdout.split('\n').filter((line) => /^\s*(?:×|FAIL|Counterexample)/.test(line))
  return Promise.resolve({
    fault: 'generated requests, and generated addresses for each reader',
    rounds: runs,
    ...none,
    demands: [
      [`every one is answered in order${failed.length > 0 ? `: ${failed.join('; ')}` : ''}`, status === 0],
    ],
  })
}

/** Slow in theory, but never given a text that is long enough, or only one of our own. */
const known = new Map([
  [String.raw`^[^\p{Cc}]+@[^\p{Cc}]+$`, 'the operator’s own settings'],
  ['%.*$', 'a header has no line break, without which it always matches at once'],
  [String.raw`^(.{1,6})\1+.?$`, 'a password of at most 128 characters'],
  ['^-+|-+$', 'a name of at most 80 characters, in the visitor’s own browser'],
  [String.raw`^-?(\d+\.?\d*|\.\d+)$`, 'a number field in the visitor’s own browser'],
  [String.raw`^(\D*)([\d.,]+)(\D*)$`, 'a price that we format ourselves'],
  ['<[^>]+>', 'our own texts'],
  [
    String.raw`(<p id="(error-(\w+)-(\w+))"[^>]* data-text="([^"]*)">)(?=<\/p>)`,
    'our own pages, whatever the address asks for',
  ],
  [String.raw`<(?:input|textarea|select)\b[^>]* name="(\w+)"[^>]*>`, 'our own pages'],
  [
    String.raw`(^|[;\t\r\n|])(\s*)(?=[=+\-@＝＋－＠])`,
    'a field of at most 16,000 characters, for the operator',
  ],
  ['List-Unsubscribe.*One-Click', 'a body of at most 1 KB'],
  ['[^a-z]+$', 'a password of at most 128 characters'],
  [String.raw`error loading .*(http\S+\.js)$`, 'a message of the visitor’s own browser'],
  [String.raw`<(\/?)(\w+)([^>]*?)(\/?)>|([^<]+)`, 'our own drawings'],
  [String.raw`([\w-]+)="([^"]*)"`, 'our own drawings'],
  [
    String.raw`<figure data-drawing="([a-z-]+)"><figcaption>([\s\S]*?)<\/figcaption><\/figure>`,
    'our own articles',
  ],
])

export async function slowExpressions(): Promise<Fault> {
  const found = new Map<string, { source: string; flags: string; file: string }>()
  // What runs at build time reads our own files only.
  for (const file of globSync('{app,contract,locales,server,tools}/**/*.{ts,tsx}')) {
    if (file.includes('.test.')) continue
    for (const { pattern, flags } of expressionsIn(parseSync(file, readFileSync(file, 'utf8')).program))
      found.set(`/${pattern}/${flags}`, { source: pattern, flags, file })
  }
  const slow: string[] = []
  for (const { source, flags, file } of found.values()) {
    const result = await check(source, flags, { timeout: 20_000 })
    if (result.status === 'safe' || known.has(source)) continue
    if (
      result.status === 'vulnerable' &&
      result.complexity.type === 'polynomial' &&
      !isSlow(new RegExp(source, flags), result.attack.string)
    )
      continue
    const why = result.status === 'vulnerable' ? result.complexity.summary : 'not decided in 20 s'
    slow.push(`${file}: /${source}/${flags} (${why})`)
  }
  return {
    fault: 'regular expressions that can be made slow',
    rounds: found.size,
    ...none,
    demands: [
      [`${slow.length} unknown ones${slow.map((each) => `\n      ${each}`).join('')}`, slow.length === 0],
    ],
  }
}

/** The checker counts steps of its own engine, which finds some slow that V8 is done with at once; what is slow takes seconds. */
function isSlow(expression: RegExp, attack: string): boolean {
  const started = performance.now()
  expression.test(attack)
  return performance.now() - started > 100
}

function expressionsIn(node: unknown): { pattern: string; flags: string }[] {
  if (typeof node !== 'object' || node === null) return []
  if ('regex' in node && typeof node.regex === 'object' && node.regex !== null) {
    const { pattern = '', flags = '' } = { ...node.regex } as { pattern?: string; flags?: string }
    return [{ pattern, flags }]
  }
  return Object.values(node).flatMap(expressionsIn)
}
