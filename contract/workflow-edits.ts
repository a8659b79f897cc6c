/** What a visitor can do to a workflow: each edit returns a new one, or the same when there is nothing to do. */
import {
  assumedAfter,
  choiceOf,
  inMinutes,
  isAssumed,
  limits,
  type Choice,
  type Person,
  type ProcessStep,
  type Workflow,
  type WorkflowStep,
} from './workflow.ts'
import { cleanName, tidyName } from './workflow-address.ts'
import { newStep } from './workflow-draft.ts'

export function addStep(workflow: Workflow, at: number): Workflow {
  if (workflow.steps.length >= limits.steps) return workflow
  const id = 1 + workflow.steps.reduce((highest, step) => Math.max(highest, step.id), -1)
  return { ...workflow, steps: workflow.steps.toSpliced(clamp(at, 0, workflow.steps.length), 0, newStep(id)) }
}

export function removeStep(workflow: Workflow, index: number): Workflow {
  return workflow.steps[index] ? { ...workflow, steps: workflow.steps.toSpliced(index, 1) } : workflow
}

export function moveStep(workflow: Workflow, from: number, to: number): Workflow {
  const step = workflow.steps[from]
  const target = clamp(to, 0, workflow.steps.length - 1)
  if (!step || target === from) return workflow
  return { ...workflow, steps: workflow.steps.toSpliced(from, 1).toSpliced(target, 0, step) }
}

export function renameWorkflow(workflow: Workflow, name: string): Workflow {
  return { ...workflow, name: sameInBoth(name) }
}

export function renameStep(workflow: Workflow, index: number, name: string): Workflow {
  return editStep(workflow, index, (step) => ({ ...step, name: sameInBoth(name) }))
}

/** What a full field does: of the signs just written before the caret, those that no longer fit are left out. */
export function fitName(text: string, caret: number): string {
  const behind = text.slice(caret)
  let written = text.slice(0, caret)
  while (written && tidyName(written + behind) !== cleanName(written + behind)) {
    written = written.replace(/.$/su, '')
  }
  return written + behind
}

export function setPerson(workflow: Workflow, index: number, who: Person | undefined): Workflow {
  return editStep(workflow, index, (step) => ({ ...step, who }))
}

/** Times that were assumed follow the new times of today; times the visitor set stay. */
export function retime(
  workflow: Workflow,
  index: number,
  times: Partial<Pick<ProcessStep, 'waitHours' | 'workMinutes'>>,
): Workflow {
  return editStep(workflow, index, (step) => {
    const today = {
      waitHours: inMinutes((times.waitHours ?? step.waitHours) * 60, limits.waitHours * 60) / 60,
      workMinutes: inMinutes(times.workMinutes ?? step.workMinutes, limits.workMinutes),
    }
    const choice = choiceOf(step)
    return { ...step, ...today, after: isAssumed(step) ? assumedAfter(choice, today) : step.after }
  })
}

export function retimeAfter(
  workflow: Workflow,
  index: number,
  times: Partial<Pick<ProcessStep['after'], 'waitMinutes' | 'workMinutes'>>,
): Workflow {
  return editStep(workflow, index, (step) => ({
    ...step,
    after: {
      ...step.after,
      waitMinutes: inMinutes(times.waitMinutes ?? step.after.waitMinutes, limits.afterWaitMinutes),
      workMinutes: inMinutes(times.workMinutes ?? step.after.workMinutes, limits.afterWorkMinutes),
    },
  }))
}

export function chooseMethod(workflow: Workflow, index: number, choice: Choice): Workflow {
  return editStep(workflow, index, (step) => ({ ...step, after: assumedAfter(choice, step) }))
}

function editStep(workflow: Workflow, index: number, edit: (step: WorkflowStep) => WorkflowStep): Workflow {
  const step = workflow.steps[index]
  return step ? { ...workflow, steps: workflow.steps.with(index, edit(step)) } : workflow
}

function sameInBoth(text: string): { en: string; de: string } {
  const name = tidyName(text)
  return { en: name, de: name }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}
