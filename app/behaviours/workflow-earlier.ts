/** Drawings of the visitor whose place in the browser another one has taken. Apart from that place, because only the editor needs them. */
import { forget, readStored, store, workflowKey } from './storage.ts'

const key = `${workflowKey}-earlier`
/** Two tabs with the same drawing put each other's states aside in turn; the others must not fall out at once. */
const most = 20

function earlierWorkflows(): string[] {
  return (readStored(key) ?? '').split(' ').filter(Boolean)
}

/** The one that can be brought back next. */
export function earlierWorkflow(shown: string): string | undefined {
  return earlierWorkflows().find((code) => code !== shown)
}

/** Before an edit: if something else is shown than what is kept, the place of what is kept is made free. */
export function putAside(shown: string): void {
  const kept = readStored(workflowKey)
  if (!kept || kept === shown) return
  const others = earlierWorkflows().filter((code) => code !== kept)
  store(key, [kept, ...others].slice(0, most).join(' '))
  if (isAside(kept)) forget(workflowKey)
}

/** Not where the browser had no room for it: then it keeps its place. */
function isAside(code: string): boolean {
  return earlierWorkflows().includes(code)
}

/** The one whose place it takes comes last, so that all can be had in turn. */
export function bringBack(code: string): void {
  const kept = readStored(workflowKey)
  const all = [...earlierWorkflows(), kept ?? '']
  store(key, all.filter((each) => each !== code).join(' '))
  if (!kept || isAside(kept)) store(workflowKey, code)
  location.hash = code
}
