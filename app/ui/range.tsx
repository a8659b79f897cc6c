import type { ComponentProps } from 'react'
import style from './slider.module.css'

/** A ruler with a handle and nothing else. Needs a script to mean something, so it is not there without one. */
export function Range(native: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...native} type="range" className={`js-only ${style.range}`} />
}
