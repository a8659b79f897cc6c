import type { Figure } from '#app/behaviours/forecast-words.ts'
import style from './roi-figures.module.css'

/** Big rounded numbers, each with the range it comes from. */
export function RoiFigures({ figures }: { figures: Figure[] }) {
  return (
    <dl className={style.figures}>
      {figures.map(({ name, label, before, value, after, range }) => (
        <div key={name} className={name === 'payback' ? style.payback : undefined}>
          <dt>{label}</dt>
          <dd
            className={before || after || name !== 'payback' ? style.value : `${style.value} ${style.words}`}
          >
            {before && <small>{before} </small>}
            {value}
            {after && <small> {after}</small>}
          </dd>
          <dd className={style.range}>{range}</dd>
        </div>
      ))}
    </dl>
  )
}
