/** A prepared demo: what `npm run demos -- create` reads from a file and `GET /api/demo-access` answers. */
import * as v from 'valibot'
import { line, text } from './form.ts'
import { decodeForecast } from './roi.ts'
import { decodeWorkflow } from './workflow-address.ts'

function withoutSign(hash: string): string {
  return hash.replace(/^#/, '')
}

const blockSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('heading'), text: line(200) }),
  v.strictObject({ kind: v.literal('text'), text: text(1, 5_000) }),
  v.strictObject({
    kind: v.literal('list'),
    items: v.pipe(v.array(line(500)), v.minLength(1), v.maxLength(50)),
  }),
  /** Such as figures before and after. */
  v.strictObject({
    kind: v.literal('facts'),
    rows: v.pipe(
      v.array(v.strictObject({ label: line(120), value: line(500) })),
      v.minLength(1),
      v.maxLength(50),
    ),
  }),
  /** A state of one of the tools; `hash` is what stands after `#` in its address. */
  v.strictObject({
    kind: v.literal('workflow'),
    name: line(120),
    hash: v.pipe(
      v.string(),
      v.maxLength(16_384),
      v.transform(withoutSign),
      v.check((hash) => decodeWorkflow(hash).state === 'read', 'invalid'),
    ),
  }),
  v.strictObject({
    kind: v.literal('forecast'),
    name: line(120),
    hash: v.pipe(
      v.string(),
      v.transform(withoutSign),
      v.check((hash) => decodeForecast(hash).kind === 'state', 'invalid'),
    ),
  }),
])

export const demoContentSchema = v.strictObject({
  title: line(160),
  blocks: v.pipe(v.array(blockSchema), v.minLength(1), v.maxLength(200)),
})
export type DemoContent = v.InferOutput<typeof demoContentSchema>
export type DemoBlock = DemoContent['blocks'][number]

export const demoViewSchema = v.object({
  ...demoContentSchema.entries,
  /** Whom it was prepared for. */
  preparedFor: v.string(),
  /** A moment as `2026-11-15T09:00:00.000Z`. */
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
})
export type DemoView = v.InferOutput<typeof demoViewSchema>
