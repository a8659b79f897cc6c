import { type ReactNode, type RefObject, useId } from 'react'
import style from './dialog.module.css'

interface Props {
  /** Call `showModal()` and `close()` on it; Escape closes it by itself. */
  handle: RefObject<HTMLDialogElement | null>
  heading: string
  children: ReactNode
}

/** A native modal dialog: the browser keeps the focus inside and gives it back. */
export function Dialog({ handle, heading, children }: Props) {
  const id = useId()
  return (
    <dialog ref={handle} className={style.dialog} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  )
}
