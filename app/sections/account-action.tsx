/** A button that does one thing in the account, and what it says when that fails. */
import type { ComponentProps } from 'react'
import type { useAccountAction } from '#app/behaviours/account-form.ts'
import { useWords } from '#app/behaviours/language.ts'
import { Button } from '#app/ui/button.tsx'
import style from './account-action.module.css'
import { Cause } from './slip.tsx'

type Action = ReturnType<typeof useAccountAction>

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  action: Action
  onPress: () => void
}

export function ActionButton({ action, onPress, children, ...native }: Props) {
  const { sending } = useWords('forms')
  const isSending = action.state.step === 'sending'
  return (
    <Button {...native} aria-disabled={isSending} onClick={onPress}>
      {isSending ? sending : children}
    </Button>
  )
}

export function ActionTrouble({ action: { state } }: { action: Action }) {
  if (state.step !== 'failed') return null
  return (
    <p className={style.trouble} role="alert">
      <Cause cause={state.cause} retryAfter={state.retryAfter} />
    </p>
  )
}
