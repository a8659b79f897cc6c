import style from './chevron.module.css'

/** Points down while what it belongs to is closed. */
export function Chevron() {
  return (
    <svg className={style.chevron} width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
      <path d="M1 1l4 4 4-4" />
    </svg>
  )
}
