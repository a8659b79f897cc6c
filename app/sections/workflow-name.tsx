import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { tidyName } from '#contract/workflow-address.ts'
import { fitName } from '#contract/workflow-edits.ts'

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string
  onName: (name: string) => void
}

/** The name of a workflow or of one of its steps. While it is typed it stands as it was typed: of two blanks one may begin a word. */
export function WorkflowName({ value, onName, ...native }: Props) {
  const [draft, setDraft] = useState('')

  function type({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const caret = target.selectionStart ?? target.value.length
    const behind = target.value.length - caret
    // An input method must not be disturbed; what is too long is then cut at the end.
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    const name = isComposing ? target.value : fitName(target.value, caret)
    if (name !== target.value) {
      // React would put the caret at the end.
      target.value = name
      target.setSelectionRange(name.length - behind, name.length - behind)
    }
    setDraft(name)
    onName(name)
  }

  return (
    <input
      {...native}
      type="text"
      maxLength={60}
      autoComplete="off"
      // What was undone, or chosen elsewhere, is no longer what was typed.
      value={tidyName(draft) === value ? draft : value}
      onChange={type}
      onBlur={() => setDraft(value)}
    />
  )
}
