/** Where a visitor's workflow is kept: in the address, so that it can be shared, and in the browser once it was edited. */
import { storagePrefix } from '#contract/company.ts'
import type { Workflow } from '#contract/workflow.ts'
import { decodeWorkflow, encodeWorkflow, type Reading } from '#contract/workflow-address.ts'
import { forget, readStored, store } from './storage.ts'

const key = `${storagePrefix}-workflow`

/** The address wins; without one, what was last edited here. */
export function recallWorkflow(): Reading & { from: 'address' | 'browser' } {
  const shared = decodeWorkflow(location.hash)
  if (shared.state !== 'none') return { ...shared, from: 'address' }
  return { ...storedWorkflow(), from: 'browser' }
}

export function storedWorkflow(): Reading {
  return decodeWorkflow(readStored(key) ?? '')
}

export function storeWorkflow(workflow: Workflow): void {
  store(key, encodeWorkflow(workflow))
}

export function nameWorkflow(workflow: Workflow): void {
  const code = encodeWorkflow(workflow)
  if (location.hash !== `#${code}`) history.replaceState(history.state, '', `#${code}`)
}

export function forgetWorkflow(): void {
  forget(key)
  history.replaceState(history.state, '', location.pathname + location.search)
}

/** The demo request finds it there, shows it, and lets the visitor take it out again. */
export function attachWorkflow(workflow: Workflow, summary: string): void {
  store(key, JSON.stringify({ hash: encodeWorkflow(workflow), summary }), 'sessionStorage')
}
