import type { ReactNode } from 'react'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import style from './opening.module.css'

interface Props {
  words: { long: string; short: string; lede: string }
  /** What the rail calls the first stop. */
  stop?: string
  children?: ReactNode
}

/** The plain beginning of a page: heading, what it is for, and room for one more thing. */
export function Opening({ words, stop, children }: Props) {
  return (
    <Band id="top" labelledBy="page-heading" {...(stop && { stop })}>
      <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
      <p className={style.lede}>{words.lede}</p>
      {children}
    </Band>
  )
}
