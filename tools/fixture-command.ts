/** Runs a command of the operator on the database of a test. */
import { type TestApi, testSecret } from '#server/fixture-leads.ts'

import type { OperatorParts } from './operator.ts'

/** What it prints. */
export async function printed(
  command: (args: string[], parts: OperatorParts) => Promise<void>,
  { database, settings, clock }: Pick<TestApi, 'database' | 'settings' | 'clock'>,
  args: string[],
): Promise<string> {
  const lines: string[] = []
  const print = (text: string): void => void lines.push(text)
  await command(args, { database, settings, secret: testSecret, now: clock.now, print })
  return lines.join('\n')
}
