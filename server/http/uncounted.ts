import type { ProblemCode } from '#contract/problem.ts'

import { refusalOf } from './guarded.ts'
import type { Hit } from './rate-limit.ts'

/** Takes the count back when the try ends in one of these: the page tries several times by itself while we are away. */
export async function uncounted<Result>(
  hit: Hit,
  codes: ProblemCode[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (codes.includes(refusalOf(error).code)) hit.giveBack()
    throw error
  }
}
