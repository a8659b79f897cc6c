import type { Figure } from '#app/behaviours/forecast-words.ts'
import style from './roi-figures.module.css'

/** Big rounded numbers, each with the range it comes from. */
export function RoiFigures({ figures }: { figures: Figure[] }) {
  return (
    <dl className={style.figures}>
      {figures.map(({ name, label, before, value, after, range }) => (
        <div key={name} className={name === 'payback' && before ? style.payback : undefined}>
          <dt>{label}</dt>
          <dd className={name === 'payback' && !before ? `${style.value} ${style.words}` : style.value}>
            {before && <small>{before} </small>}
            {value}
            {after && <small> {after}</small>}
          </dd>
          {range !== value && <dd className={style.range}>{range}</dd>}
        </div>
      ))}
    </dl>
  )
}
