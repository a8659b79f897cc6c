/** Where a visitor's workflow is kept: in the address, so that it can be shared, and in the browser once it was edited. */
import { decodeWorkflow, type Reading } from '#contract/workflow-address.ts'
import { forget, readStored, store, workflowKey } from './storage.ts'

/** The address wins; without one, what was last edited here. */
export function recallWorkflow(): Reading & { from: 'address' | 'browser' } {
  const shared = decodeWorkflow(location.hash)
  if (shared.state !== 'none') return { ...shared, from: 'address' }
  return { ...storedWorkflow(), from: 'browser' }
}

/** Where storage is blocked, this document remembers it. */
let held: string | undefined

function keptWorkflow(): string | undefined {
  return readStored(workflowKey) ?? held
}

export function storedWorkflow(): Reading {
  return decodeWorkflow(keptWorkflow() ?? '')
}

export function isStored(code: string): boolean {
  return keptWorkflow() === code
}

/** Only in the place of what it was made from: another drawing that is kept here is the visitor's own. */
export function storeWorkflow(code: string, before: string): void {
  const kept = keptWorkflow()
  if (kept && kept !== before) return
  store(workflowKey, code)
  held = readStored(workflowKey) ? undefined : code
}

export function nameWorkflow(code: string): void {
  if (location.hash !== `#${code}`) history.replaceState(history.state, '', `#${code}`)
}

/** An anchor of the page does not take the place of the workflow in the address. */
export function keepWorkflow({ oldURL }: HashChangeEvent): void {
  if (location.hash && oldURL.includes('#w')) history.replaceState(history.state, '', oldURL)
}

export function forgetWorkflow(): void {
  forget(workflowKey)
  held = undefined
  history.replaceState(history.state, '', location.pathname + location.search)
}
