/** What can be saved from the tools into an account. */
import * as v from 'valibot'
import type { Tool } from './account.ts'
import { line } from './form.ts'
import { decodeForecast, encodeForecast } from './roi.ts'
import { decodeWorkflow, encodeWorkflow } from './workflow-address.ts'

/** One more is refused as `conflict`. The same state again only renames what is there. */
export const mostSaved = 50

interface Item {
  kind: Tool
  hash: string
}

/** As the tool itself would write it, so that nothing else is ever kept; none when it cannot be read. */
function tidyHash({ kind, hash }: Item): string | undefined {
  if (kind === 'workflow') {
    const reading = decodeWorkflow(hash)
    return reading.state === 'read' ? encodeWorkflow(reading.workflow) : undefined
  }
  const decoded = decodeForecast(hash)
  return decoded.kind === 'state' ? encodeForecast(decoded.state) : undefined
}

export const saveSchema = v.pipe(
  v.strictObject({
    kind: v.picklist(['workflow', 'forecast'], 'invalid'),
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
