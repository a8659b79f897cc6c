import { expect, test } from 'vitest'
import { exampleProcesses } from '#contract/example-processes.ts'
import { encodeWorkflow } from '#contract/workflow-address.ts'
import { toForecast, workflowOf } from '#contract/workflow.ts'
import { minutesOfWorkflow } from './workflow-minutes.ts'

test('a forecast takes the minutes of a drawn workflow from its code', () => {
  for (const process of exampleProcesses) {
    const workflow = workflowOf(process)
    expect(minutesOfWorkflow(encodeWorkflow(workflow))).toEqual(toForecast(workflow.steps))
  }
})

test('what is not the code of a workflow has no minutes', () => {
  expect(minutesOfWorkflow('')).toBeUndefined()
  expect(minutesOfWorkflow('w=nonsense')).toBeUndefined()
})
