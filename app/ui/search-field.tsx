import type { ComponentProps, KeyboardEvent } from 'react'
import { longestQuery } from '#app/behaviours/search.ts'
import style from './search-field.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string
}

/** The keyboard of a phone lies over what was found: its search key puts it away and brings the finds into sight. */
function show({ key, currentTarget: field }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Enter' || !matchMedia('(pointer: coarse)').matches) return
  field.blur()
  field.scrollIntoView()
}

/** One line to search in: the label is read out, the glass and the placeholder say it to the eye. */
export function SearchField({ label, ...native }: Props) {
  return (
    <label className={style.field}>
      <span className="sr">{label}</span>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="7.5" cy="7.5" r="5.5" />
        <path d="M12 12l5 5" />
      </svg>
      <input
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        maxLength={longestQuery}
        onKeyDown={show}
        {...native}
        type="search"
      />
    </label>
  )
}
