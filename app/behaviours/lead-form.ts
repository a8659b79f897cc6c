/** A form that brings a lead: where it goes and what the server acknowledges it with. */
import * as v from 'valibot'
import type { FormSchema } from '#contract/form.ts'
import { leadPath, leadReference, type LeadKind } from '#contract/lead.ts'
import { useForm } from './form.ts'

const receiptSchema = v.object({
  reference: v.string(),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
})
export type Receipt = v.InferOutput<typeof receiptSchema>

export function useLeadForm<Schema extends FormSchema>(
  kind: LeadKind,
  schema: Schema,
  labels: Record<keyof Schema['entries'] & string, string>,
  onAccepted?: () => void,
) {
  return useForm<Schema, Receipt>({
    name: kind,
    schema,
    labels,
    path: leadPath,
    answer: receiptSchema,
    proof: true,
    ...(onAccepted && { onAccepted }),
    posted: (reference) =>
      leadReference.test(reference) ? { reference, receivedAt: new Date().toISOString() } : undefined,
  })
}
