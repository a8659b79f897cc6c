import { useWords } from '#app/behaviours/language.ts'
import style from './header.module.css'

/** Below the header: what was pressed there cannot be had without a network. */
export function OfflineNote({ onClose }: { onClose: () => void }) {
  const { reasons } = useWords('errors')
  return (
    <div
      className={style.drop}
      role="alert"
      popover="auto"
      ref={show}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {reasons.network}
    </div>
  )
}

function show(note: HTMLElement | null): void {
  note?.showPopover()
}
