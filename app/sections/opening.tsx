import type { ReactNode } from 'react'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'

interface Props {
  words: { long: string; short: string; lede: string }
  /** What the rail calls the first stop. */
  stop?: string
  /** 2 where the page has a heading above it. */
  level?: 1 | 2
  id?: string
  children?: ReactNode
}

/** The plain beginning of a page: heading, what it is for, and room for one more thing. */
export function Opening({ words, stop, level = 1, id = 'top', children }: Props) {
  return (
    <Band id={id} labelledBy={`${id}-heading`} {...(stop && { stop })}>
      <HeadingDuo level={level} size="xl" id={`${id}-heading`} long={words.long} short={words.short} />
      <p className="lede">{words.lede}</p>
      {children}
    </Band>
  )
}
