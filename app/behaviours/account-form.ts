/** A form of the account: where it goes. What it answers is the page's business. */
import * as v from 'valibot'
import { accountPath } from '#contract/account.ts'
import { type FormSchema, useForm } from './form.ts'

type AccountForm = 'sign-up' | 'log-in' | 'reset-password' | 'update-password' | 'confirm' | 'resend'

const anyAnswer = v.pipe(
  v.looseObject({}),
  v.transform(() => undefined),
)

export function useAccountForm<Schema extends FormSchema>(
  name: AccountForm,
  schema: Schema,
  labels: Record<keyof Schema['entries'] & string, string>,
  onAccepted?: () => void,
) {
  return useForm<Schema, undefined>({
    name,
    schema,
    labels,
    path: `${accountPath}/${name}`,
    answer: anyAnswer,
    posted: () => undefined,
    ...(onAccepted && { onAccepted }),
  })
}
