import type { ComponentProps, ReactNode } from 'react'
import { Chevron } from './chevron.tsx'
import style from './disclosure.module.css'

/** A row that opens: works without a script, is found by the browser's search, and prints open. */
export function Disclosure({
  summary,
  children,
  ...native
}: {
  /** A heading, or plain words. */
  summary: ReactNode
} & Omit<ComponentProps<'details'>, 'className'>) {
  return (
    // It may have been opened before the script came: by hand, by an address or by the browser's search.
    <details {...native} className={style.disclosure} suppressHydrationWarning>
      <summary className={style.summary}>
        {summary}
        <Chevron />
      </summary>
      <div className={style.content}>{children}</div>
    </details>
  )
}
