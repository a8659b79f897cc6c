import type { ComponentProps, ReactNode } from 'react'
import { Chevron } from './chevron.tsx'
import style from './disclosure.module.css'

/** A row that opens: works without a script, is found by the browser's search, and prints open. */
export function Disclosure({
  summary,
  children,
  ...native
}: { summary: ReactNode } & Omit<ComponentProps<'details'>, 'className'>) {
  return (
    <details {...native} className={style.disclosure}>
      <summary className={style.summary}>
        <span className={style.label}>{summary}</span>
        <Chevron />
      </summary>
      <div className={style.content}>{children}</div>
    </details>
  )
}
