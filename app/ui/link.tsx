import type { ComponentProps } from 'react'
import { type Target, useHref } from '#app/behaviours/language.ts'
import style from './link.module.css'

type Props = { to: Target } & Omit<ComponentProps<'a'>, 'href'>

/** A link inside the site: typed, and in the language of the address. */
export function Link({ to, ...native }: Props) {
  const href = useHref()
  return <a {...native} href={href(to)} />
}

/** The look of a link that stands alone and leads on; its words are in a span. */
export const arrowClass = style.arrow

export function ArrowLink({ children, ...props }: Props) {
  return (
    <Link {...props} className={arrowClass}>
      <span>{children}</span>
    </Link>
  )
}
