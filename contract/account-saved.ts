/** What can be saved from the tools into an account. */
import * as v from 'valibot'
import type { Tool } from './account.ts'
import { line } from './form.ts'
import { decodeForecast, encodeForecast, type ForecastState } from './roi.ts'
import type { Workflow } from './workflow.ts'
import { decodeWorkflow, encodeWorkflow } from './workflow-address.ts'

/** One more is refused as `conflict`. The same state again only renames what is there. */
export const mostSaved = 50

const tools = ['workflow', 'forecast'] as const satisfies Tool[]

interface Item {
  kind: Tool
  hash: string
}

/** What an address says in names and numbers; nothing when it cannot be read. */
export function contentOf({ kind, hash }: Item): Workflow | ForecastState | undefined {
  if (kind === 'workflow') {
    const reading = decodeWorkflow(hash)
    return reading.state === 'read' ? reading.workflow : undefined
  }
  const decoded = decodeForecast(hash)
  return decoded.kind === 'state' ? decoded.state : undefined
}

/** The same of what was sent along with a demo request. */
export function attachedTo(fields: Record<string, string>): object {
  const attached = tools.flatMap((kind) => {
    const hash = fields[kind]
    return hash ? [[kind, contentOf({ kind, hash })]] : []
  })
  return Object.fromEntries(attached)
}

/** As the tool itself would write it, so that nothing else is ever kept; none when it cannot be read. */
function tidyHash(item: Item): string | undefined {
  const content = contentOf(item)
  return content && ('steps' in content ? encodeWorkflow(content) : encodeForecast(content))
}

export const saveSchema = v.pipe(
  v.strictObject({
    kind: v.picklist(tools, 'invalid'),
    name: line(120),
    /** What stands after `#` in the tool's address, with or without it. */
    hash: v.pipe(v.string('invalid'), v.minLength(1, 'required'), v.maxLength(16_384, 'maxLength')),
  }),
  v.forward(
    v.partialCheck([['kind'], ['hash']], (item) => tidyHash(item) !== undefined, 'invalid'),
    ['hash'],
  ),
  v.transform((item) => ({ ...item, hash: tidyHash(item) ?? '' })),
)
