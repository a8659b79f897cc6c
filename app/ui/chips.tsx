import type { ComponentProps, ReactNode } from 'react'
import style from './chips.module.css'

/** Choices side by side, of which any number may be pressed. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={style.chips} role="group" aria-label={label}>
      {children}
    </div>
  )
}

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  pressed: boolean
  /** How many there would be. */
  count?: number | undefined
}

export function Chip({ pressed, count, children, ...native }: Props) {
  return (
    <button type="button" aria-pressed={pressed} {...native}>
      {children}
      {count !== undefined && <small>{` ${count}`}</small>}
    </button>
  )
}
