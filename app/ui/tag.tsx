import type { ReactNode } from 'react'
import style from './tag.module.css'

const looks = { line: '', signal: style.signal, ink: style.ink }

/** A short label that classifies what it stands beside. */
export function Tag({ look = 'line', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return <span className={[style.tag, looks[look]].filter(Boolean).join(' ')}>{children}</span>
}
