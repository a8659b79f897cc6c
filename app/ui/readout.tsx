import type { ReactNode } from 'react'
import style from './readout.module.css'

/** Below controls on a narrow screen: what they move has left it by then, so the figures stay at hand. */
export function Readout({ children }: { children: ReactNode }) {
  return (
    <p className={`js-only no-print ${style.readout}`} aria-hidden="true">
      {children}
    </p>
  )
}
