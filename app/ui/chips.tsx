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

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  pressed: boolean
  /** How many there would be. */
  count?: number | undefined
}

/** One that would leave nothing cannot be pressed. It keeps the focus: the press before may have made it so. */
export function Chip({ pressed, count, onClick, children, ...native }: Props) {
  const isIdle = count === 0 && !pressed
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
      {...native}
    >
      {children}
      {count !== undefined && <small>{` ${count}`}</small>}
    </button>
  )
}
