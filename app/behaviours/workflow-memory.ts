/** Where a visitor's workflow is kept: in the address, so that it can be shared, and in the browser once it was edited. */
import { decodeWorkflow, type Reading } from '#contract/workflow-address.ts'
import { forget, readStored, store, workflowKey } from './storage.ts'

/** The address wins; without one, what was last edited here. */
export function recallWorkflow(): Reading & { from: 'address' | 'browser' } {
  const shared = decodeWorkflow(location.hash)
  if (shared.state !== 'none') return { ...shared, from: 'address' }
  return { ...storedWorkflow(), from: 'browser' }
}

export function storedWorkflow(): Reading {
  return decodeWorkflow(readStored(workflowKey) ?? '')
}

export function isStored(code: string): boolean {
  return readStored(workflowKey) === code
}

/** Only in the place of what it was made from: another drawing that is kept here is the visitor's own. */
export function storeWorkflow(code: string, before: string): void {
  const kept = readStored(workflowKey)
  if (!kept || kept === before) store(workflowKey, code)
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
  history.replaceState(history.state, '', location.pathname + location.search)
}
