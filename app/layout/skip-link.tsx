import { useWords } from '#app/behaviours/language.ts'
import style from './skip-link.module.css'

export function SkipLink() {
  const common = useWords('common')
  return (
    <a className={style.skip} href="#main">
      {common.skip}
    </a>
  )
}
