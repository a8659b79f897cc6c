/** Where the forms that bring a lead go on without a script. */
import { type LeadKind, leadSchemas } from '#contract/lead.ts'
import type { Locale } from '#contract/locale.ts'
import { type FormPage, localPath, seeOther } from '#server/http/form-answers.ts'

const paths: Record<LeadKind, string> = {
  contact: '/contact',
  demo: '/request-a-demo',
  application: '/careers-details',
  newsletter: '/coming-soon',
}

export function formPageOf(kind: LeadKind, prefix: Locale | undefined): FormPage {
  return { path: paths[kind], prefix, schema: leadSchemas[kind] }
}

/** Back to the form's own page, under the language's own address when there is a prefix. */
export function toFormPage(
  prefix: Locale | undefined,
  kind: LeadKind,
  query: string,
  anchor: string,
): Response {
  return seeOther(`${localPath(prefix, paths[kind])}?${query}#${anchor}`)
}
