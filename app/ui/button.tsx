import type { ComponentProps } from 'react'
import { type Target, useHref } from '#app/behaviours/language.ts'
import { Arrow } from './arrow.tsx'
import style from './button.module.css'

const looks = { signal: style.signal, ink: style.ink, line: style.outline }
const sizes = { small: style.small, normal: '', large: style.large }

interface Look {
  look?: keyof typeof looks
  size?: keyof typeof sizes
  /** For buttons that lead somewhere. */
  arrow?: boolean
}

function classes(look: keyof typeof looks = 'line', size: keyof typeof sizes = 'normal'): string {
  return [style.button, looks[look], sizes[size]].filter(Boolean).join(' ')
}

export function Button({ look, size, arrow, children, ...native }: Look & ComponentProps<'button'>) {
  return (
    <button type="button" {...native} className={classes(look, size)}>
      <span>{children}</span>
      {arrow && <Arrow />}
    </button>
  )
}

export function ButtonLink({
  look,
  size,
  arrow,
  to,
  children,
  ...native
}: Look & { to: Target } & Omit<ComponentProps<'a'>, 'href'>) {
  const href = useHref()
  return (
    <a {...native} href={href(to)} className={classes(look, size)}>
      <span>{children}</span>
      {arrow && <Arrow />}
    </a>
  )
}
