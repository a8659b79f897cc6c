import { company } from '#contract/company.ts'
import style from './logo.module.css'

/** The name gets shorter as it is read: width is time. */
export function Logo() {
  const letters = [...company.name]
  return (
    <span className={style.logo} aria-hidden="true">
      {letters.map((letter, index) => (
        <span key={index} className={style[`w${Math.round((index / (letters.length - 1)) * 7)}`]}>
          {letter}
        </span>
      ))}
    </span>
  )
}
