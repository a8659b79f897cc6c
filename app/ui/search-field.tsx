import type { ComponentProps } from 'react'
import { longestQuery } from '#app/behaviours/search.ts'
import style from './search-field.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string
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
      <input autoComplete="off" spellCheck={false} maxLength={longestQuery} {...native} type="search" />
    </label>
  )
}
