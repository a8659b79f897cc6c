/** What a forecast takes from a drawn workflow. A file of its own, so that its model comes only for who drew one. */
import { decodeWorkflow } from '#contract/workflow-address.ts'
import { toForecast } from '#contract/workflow.ts'

/** Nothing when the code is not that of a workflow. */
export function minutesOfWorkflow(code: string): ReturnType<typeof toForecast> | undefined {
  const reading = decodeWorkflow(code)
  return reading.state === 'read' ? toForecast(reading.workflow.steps) : undefined
}
