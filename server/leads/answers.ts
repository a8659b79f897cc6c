/** Where a form without a script leads: back to its page, with a receipt or with what is wrong. */
import type * as v from 'valibot'

import { limitsOf } from '#contract/form.ts'
import { type LeadKind, leadMeta, leadSchemas } from '#contract/lead.ts'
import type { Locale } from '#contract/locale.ts'
import type { Refusal } from '#server/http/refusal.ts'

const formPages: Record<LeadKind, string> = {
  contact: '/contact',
  demo: '/request-a-demo',
  application: '/careers-details',
  newsletter: '/coming-soon',
}

/** Back to the form's own page, under the language's own address when there is a prefix. */
export function toFormPage(
  prefix: Locale | undefined,
  kind: LeadKind,
  query: string,
  anchor: string,
): Response {
  const location = `${prefix ? `/${prefix}` : ''}${formPages[kind]}?${query}#${anchor}`
  return new Response(null, { status: 303, headers: { Location: location } })
}

/**
 * Back to the form with what is wrong. The query names all of it for a page with a script; without one, the anchor
 * shows the sentence at the first field. What was typed does not travel along: it would stand in the address, in the
 * history and in logs. It is still in the form, one step back, and the page says so.
 */
export function toMistakes(
  prefix: Locale | undefined,
  kind: LeadKind,
  { details: { fields = {} } }: Refusal,
): Response {
  const entries: Record<string, v.GenericSchema> = leadSchemas[kind].entries
  const known = new Set([...Object.keys(entries), ...Object.values<string>(leadMeta)])
  // Names that the form's page cannot know are summed up as the form itself.
  const list = Object.entries(fields).map(([name, { code }]) => `${known.has(name) ? name : 'form'}:${code}`)
  const [first] = Object.entries(fields).filter(([name, { code }]) =>
    limitsOf(Object.hasOwn(entries, name) ? entries[name] : undefined).problems.some(
      (note) => note.code === code,
    ),
  )
  const anchor = first ? `error-${first[0]}-${first[1].code}` : 'error'
  return toFormPage(prefix, kind, `error=${[...new Set(list)].join(',')}`, anchor)
}
