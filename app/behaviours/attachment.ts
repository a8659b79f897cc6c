/** What the tools leave for the demo request, in this tab, until it is sent or removed there. */
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Tool } from '#contract/account.ts'
import { storagePrefix } from '#contract/company.ts'
import { forget, readStored, store, workflowKey } from './storage.ts'

export const attachmentKinds = ['forecast', 'workflow'] as const satisfies Tool[]

export interface Attachment {
  /** The state as in the address, without `#`. */
  hash: string
  /** The same in words, in the language it was made in. */
  summary: string
  lang?: string
  /** What was set for the price of development, where a forecast came with it. */
  estimate?: string
  /** Taken out on the form, where it can be put back. */
  isOff?: boolean
}

export function attachmentKey(kind: Tool): string {
  return `${storagePrefix}-${kind}`
}

/** Where storage is blocked, the next page of this document finds it here. */
const held: Partial<Record<Tool, string>> = {}

export function attach(kind: Tool, attachment: Attachment): void {
  const text = JSON.stringify({ lang: document.documentElement.lang, ...attachment })
  store(attachmentKey(kind), text, 'sessionStorage')
  if (readStored(attachmentKey(kind), 'sessionStorage') === text) delete held[kind]
  else held[kind] = text
}

export function detach(kind: Tool): void {
  forget(attachmentKey(kind), 'sessionStorage')
  delete held[kind]
}

/** As it is stored: the same text as long as nothing has changed. */
export function attachedText(kind: Tool): string {
  return held[kind] ?? readStored(attachmentKey(kind), 'sessionStorage') ?? ''
}

/** The address form of the workflow last edited in this browser, or else of the one attached in this tab. */
export function drawnWorkflow(): string | undefined {
  return readStored(workflowKey) ?? attachmentOf(attachedText('workflow'))?.hash
}

export function attachmentOf(stored: string): Attachment | undefined {
  try {
    const value: unknown = JSON.parse(stored)
    const { hash, summary, ...rest } = Object(value) as Partial<Attachment>
    return typeof hash === 'string' && typeof summary === 'string' ? { ...rest, hash, summary } : undefined
  } catch {
    return undefined
  }
}

interface Renewal {
  hash: string
  /** Whether the visitor has changed something; what is only looked at is not sent. */
  isEdited: boolean
  attachAgain: () => void
}

/** After a change of language somewhere else the tool adds another currency to the same figures. */
function withoutCurrency(hash: string): string {
  return hash.replace(/_[A-Z]{3}$/, '')
}

/** What was attached goes along with every further change of it. */
export function useRenewedAttachment(kind: Tool, { hash, isEdited, attachAgain }: Renewal): void {
  const before = useRef(hash)
  const renew = useEffectEvent((known: string) => {
    const attached = attachmentOf(attachedText(kind))
    if (!attached || withoutCurrency(attached.hash) !== withoutCurrency(known) || !isEdited) return
    attachAgain()
    const renewed = attachmentOf(attachedText(kind))
    if (attached.isOff && renewed) attach(kind, { ...renewed, isOff: true })
  })
  useEffect(() => {
    const known = before.current
    before.current = hash
    if (known !== hash) renew(known)
  }, [hash])
}
