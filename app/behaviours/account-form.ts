/** The forms of the account and what is done there with one press: where they go and what they answer. */
import { useState } from 'react'
import * as v from 'valibot'
import { type AccountForm, accountMeta, accountPath } from '#contract/account.ts'
import type { FormSchema } from '#contract/form.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { useForm } from './form.ts'
import { useLanguage } from './language.ts'
import { newKey, submit, type Trouble } from './submit.ts'

/** Only an address of our own is followed. */
const answerSchema = v.object({ next: v.optional(v.pipe(v.string(), v.regex(/^\/(?![/\\])/))) })
type AccountAnswer = v.InferOutput<typeof answerSchema>

interface Options<Field extends string> {
  invalid?: Partial<Record<Field, string>>
  onAccepted?: (answer: AccountAnswer) => void
  onRefused?: (code: ProblemCode) => void
  /** On the account page, which knows its customer only by script. */
  scripted?: boolean
  /** Reads the account again: something has changed in it, or the session seems to have ended. */
  onSettled?: () => void
}

export function useAccountForm<Schema extends FormSchema>(
  name: AccountForm,
  schema: Schema,
  labels: Record<keyof Schema['entries'] & string, string>,
  {
    invalid = {},
    scripted = false,
    onAccepted,
    onRefused,
    onSettled,
  }: Options<keyof Schema['entries'] & string> = {},
) {
  return useForm<Schema, AccountAnswer>({
    name,
    schema,
    labels,
    invalid,
    path: `${accountPath}/${name}`,
    answer: answerSchema,
    posted: (sent) => (sent === '1' ? {} : undefined),
    scripted,
    onAccepted: (answer) => {
      onAccepted?.(answer)
      onSettled?.()
    },
    onRefused: (code) => {
      onRefused?.(code)
      if (code === 'unauthorized') onSettled?.()
    },
  })
}

type ActionState =
  | { step: 'ready' }
  | { step: 'sending' }
  | { step: 'failed'; cause: Trouble | ProblemCode; retryAfter?: number | undefined }

/** Something that needs no fields: a press, and it is done or has failed. */
export function useAccountAction(name: AccountForm, onSettled: () => void | Promise<void>) {
  const { locale } = useLanguage()
  const [state, setState] = useState<ActionState>({ step: 'ready' })

  /** Whether it was done; the account has then been read again. */
  async function run(fields: Record<string, string> = {}): Promise<boolean> {
    if (state.step === 'sending') return false
    setState({ step: 'sending' })
    const outcome = await submit({
      path: `${accountPath}/${name}`,
      key: newKey(),
      body: () => ({ ...fields, [accountMeta.locale]: locale }),
      answer: answerSchema,
    })
    if (outcome.kind === 'accepted') {
      await onSettled()
      setState({ step: 'ready' })
      return true
    }
    const cause = outcome.kind === 'refused' ? outcome.code : outcome.kind
    if (cause === 'unauthorized') await onSettled()
    setState({ step: 'failed', cause, ...('retryAfter' in outcome && { retryAfter: outcome.retryAfter }) })
    return false
  }

  return { state, run }
}
