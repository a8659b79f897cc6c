/** The reading of a demo, apart from `useDemo`: its schema brings the models of both tools along. */
import { demoAccessPath } from '#contract/account.ts'
import { demoViewSchema } from '#contract/demo-view.ts'
import type { DemoState } from './demo.ts'
import { read } from './read.ts'

export async function readDemo(leaving: AbortSignal): Promise<DemoState> {
  const reading = await read(demoAccessPath, demoViewSchema, leaving)
  if (reading.kind === 'read') return { step: 'open', demo: reading.content }
  if (reading.kind !== 'refused') return { step: 'failed', cause: reading.kind }
  return { step: 'closed', ended: reading.code === 'expired' }
}
