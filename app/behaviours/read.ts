/** Asks the API for something. Whatever goes wrong has a name that the page has a sentence for. */
import * as v from 'valibot'
import type { ProblemCode } from '#contract/problem.ts'
import { problemSchema, timeout, type Trouble } from './submit.ts'

export type Reading<Content> =
  { kind: 'read'; content: Content } | { kind: 'refused'; code: ProblemCode } | { kind: Trouble }

export async function read<Content>(
  path: string,
  schema: v.GenericSchema<unknown, Content>,
  leaving: AbortSignal,
): Promise<Reading<Content>> {
  try {
    const response = await fetch(path, {
      headers: { Accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.any([leaving, AbortSignal.timeout(timeout)]),
    })
    const content: unknown = await response.json().catch(() => undefined)
    if (response.ok) {
      const result = v.safeParse(schema, content)
      return result.success ? { kind: 'read', content: result.output } : { kind: 'server' }
    }
    const problem = v.safeParse(problemSchema, content)
    // Without our own code somebody else has answered: a proxy, or a host that knows no accounts.
    if (response.status >= 500 || !problem.success) return { kind: 'server' }
    return { kind: 'refused', code: problem.output.code }
  } catch {
    return { kind: 'network' }
  }
}
