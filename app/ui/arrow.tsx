import style from './arrow.module.css'

/** An arrow that shortens when its link or button is pointed at. */
export function Arrow() {
  return (
    <svg className={style.arrow} viewBox="0 0 44 12" width="44" height="12" aria-hidden="true">
      <path className={style.shaft} d="M0 6H42" />
      <path d="M37 1l5 5-5 5" />
    </svg>
  )
}
