import type { Figure } from '#app/behaviours/forecast-words.ts'
import { FigureValue } from './roi-figure.tsx'
import style from './roi-figures.module.css'

/** Big rounded numbers, each with the range it comes from. */
export function RoiFigures({ figures }: { figures: Figure[] }) {
  return (
    <dl className={style.figures}>
      {figures.map((figure) => (
        <div
          key={figure.name}
          className={figure.name === 'payback' && figure.before ? style.payback : undefined}
        >
          <dt>{figure.label}</dt>
          <dd className={valueClass(figure)}>
            <FigureValue figure={figure} />
          </dd>
          {figure.range && <dd className={style.range}>{figure.range}</dd>}
        </div>
      ))}
    </dl>
  )
}

function valueClass({ name, before, value }: Figure) {
  if (name === 'payback' && !before) return `${style.value} ${style.words}`
  // On a phone two of these stand beside each other.
  return value.length > 8 ? `${style.value} ${style.long}` : style.value
}
