/**
 * A workflow that somebody is drawing: what it begins with, and the way back from each edit. Apart from the edits, which
 * come with the editor.
 */
import { assumedAfter, type Workflow, type WorkflowStep } from './workflow.ts'

export function newStep(id: number): WorkflowStep {
  const today = { waitHours: 4, workMinutes: 10 }
  return { id, name: { en: '', de: '' }, ...today, after: assumedAfter('human', today) }
}

export function blankWorkflow(): Workflow {
  return { name: { en: '', de: '' }, steps: [newStep(0)] }
}

export interface History {
  past: readonly Workflow[]
  present: Workflow
  future: readonly Workflow[]
  /** Edits of the same thing in a row, such as the letters of a name, are undone together. */
  topic?: string
}

const remembered = 100

export function beginHistory(present: Workflow): History {
  return { past: [], present, future: [] }
}

export function record(history: History, next: Workflow, topic?: string): History {
  if (next === history.present) return history
  const joins = topic !== undefined && topic === history.topic
  const past = joins ? history.past : [...history.past, history.present].slice(-remembered)
  return { past, present: next, future: [], ...(topic !== undefined && { topic }) }
}

export function undo({ past, present, future }: History): History {
  const previous = past.at(-1)
  if (!previous) return { past, present, future }
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] }
}

export function redo({ past, present, future }: History): History {
  const [next, ...later] = future
  if (!next) return { past, present, future }
  return { past: [...past, present], present: next, future: later }
}
